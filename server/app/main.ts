// The imports run in sequence: the environment decides how the rest is loaded.
await import('./environment.ts');
const { start } = await import('./start.ts');
await start();
