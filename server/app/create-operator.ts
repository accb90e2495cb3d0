// The imports run in sequence: the environment decides how the rest is loaded.
await import('./environment.ts');
const { createOperator } = await import('./operator-command.ts');
process.exitCode = await createOperator(process.argv.slice(2));
