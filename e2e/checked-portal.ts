// The same as `server/app/main.ts`, plus a line on stderr for every response that the API's description does not allow.
await import('#server/app/environment.ts');
const { start } = await import('#server/app/start.ts');
const { createAnswerCheck } = await import('#server/kit/http/answer-check.ts');
await start({ onAnswer: createAnswerCheck((line) => process.stderr.write(`${line}\n`)) });
