// The imports run in sequence: the environment decides how the rest is loaded.
await import('./environment.ts');
const { backUp } = await import('./backup-command.ts');
process.exitCode = await backUp(process.argv.slice(2));
