// The same as `server/app/main.ts`, plus a line on stderr for every response that the API's description does not allow.
// DATABASE_PATIENCE_MS sets how many milliseconds a statement and a connection may take.
await import('#server/app/environment.ts');
const { start } = await import('#server/app/start.ts');
const { createAnswerCheck } = await import('#server/kit/http/answer-check.ts');
const patience = Number(process.env.DATABASE_PATIENCE_MS || 0);
await start({
  onAnswer: createAnswerCheck((line) => process.stderr.write(`${line}\n`)),
  ...(patience > 0 && { limits: { queryTimeout: patience, connectWithin: patience } }),
});
