// What `server/main.ts` does, and a line on stderr for every answer that the API's description lacks.
await import('#server/environment.ts');
const { start } = await import('#server/start.ts');
const { createAnswerCheck } = await import('#server/http/answer-check.ts');
await start({ onAnswer: createAnswerCheck((line) => process.stderr.write(`${line}\n`)) });
