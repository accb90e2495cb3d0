// What `server/app/main.ts` does, and a line on stderr for every answer that the API's description lacks.
await import('#server/app/environment.ts');
const { start } = await import('#server/app/start.ts');
const { createAnswerCheck } = await import('#server/kit/http/answer-check.ts');
await start({ onAnswer: createAnswerCheck((line) => process.stderr.write(`${line}\n`)) });
