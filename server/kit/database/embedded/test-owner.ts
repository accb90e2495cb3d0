// A minimal server for crash tests: eight writers, which print each acknowledged write as one line.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openDatabase } from '../database.ts';
import { named } from '../statement.ts';
import { startEmbedded } from './start.ts';

const log = { info() {}, warn() {}, error() {} };
const insert = named('insert', 'insert into acknowledged (id) values ($1)');

const embedded = await startEmbedded({ dataDir: process.argv[2] ?? '', log });
const database = openDatabase(embedded.connection, { log, size: 8 });
await database.query(named('create', 'create table if not exists acknowledged (id uuid)'));

async function write(): Promise<never> {
  for (;;) {
    const id = randomUUID();
    const isWritten = await database.query(insert, [id]).then(
      () => true,
      () => false,
    );
    if (isWritten) writeSync(1, `${id}\n`);
    else await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

for (let writer = 0; writer < 8; writer += 1) void write();
