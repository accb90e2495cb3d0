// A node in its own process, which sends messages of operators to accounts 1 to 400 until it is killed.
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/kit/database/database.ts';
import type { Connection } from '#server/kit/database/connection.ts';
import { createQueue } from '#server/kit/jobs/queue.ts';
import { createNotify } from '#server/kit/notify/notify.ts';
import { sendingWorker } from './sending-job.ts';
import { createMessageStore } from './store.ts';

const log = console;
const connection: Connection = JSON.parse(process.argv[2] ?? '');
const database = openDatabase(connection, { log });
const queue = createQueue({ connection, log });
const owners = Array.from({ length: 400 }, (_, at) => 1 + at);
const worker = sendingWorker(
  database,
  {
    enqueue: queue.enqueue,
    createRecipients: () => ({
      find: () => Promise.reject(new Error('no recipient is looked up')),
      count: () => Promise.resolve(owners.length),
      next: (_addressees, { after, limit }) => Promise.resolve(owners.filter((id) => id > after).slice(0, limit)),
    }),
    notify: createNotify([
      {
        name: 'inSite',
        async send(transaction, ownerIds, message) {
          await createMessageStore(transaction).send({ ...message, ownerIds });
          // Leaves time to kill the node within a step.
          await pause(20);
        },
      },
    ]),
  },
  { step: 10 },
);
await queue.start([worker]);
