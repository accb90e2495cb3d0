// The imports run in sequence: the environment decides how the rest is loaded.
await import('./environment.ts');
const { content } = await import('./content-command.ts');
process.exitCode = await content(process.argv.slice(2));
