import { defineArea } from '#server/kit/area.ts';
import { serveConsole } from './routes.ts';

export const consoleArea = defineArea({
  name: 'console',
  serve: (calls, { database, audit, countWaiting }) => serveConsole(calls, database, { audit, countWaiting }),
});
