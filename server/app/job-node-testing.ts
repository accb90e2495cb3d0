// A node in its own process, which recognises the pictures of jobs until it is killed.
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { testSecret } from './test-templates.ts';
import { stubEngines } from '#server/areas/trial/testing.ts';
import { openDatabase } from '#server/kit/database/database.ts';
import type { Connection } from '#server/kit/database/connection.ts';
import { readConfig } from '#server/kit/config.ts';

// Not longer than the test.
process.on('disconnect', () => process.exit());
const { connection, files } = JSON.parse(process.argv[2] ?? '') as { connection: Connection; files: string };
const stub = stubEngines();
stub.answerBy(async () => {
  // Leaves time to kill the node within a picture.
  await pause(30);
  return stub.found;
});
const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'error', RATE_LIMIT: 'off', FILES_URL: files, ENGINE_WARM_UP: 'off' }),
  database: openDatabase(connection, { log: console }),
  connection,
  secret: testSecret,
  root: join(import.meta.dirname, '../..'),
  pages: 'none',
  engines: stub.engines,
});
await app.ready();
