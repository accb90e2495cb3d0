import { createRecipients } from '#server/areas/account/public/recipients.ts';
import { defineArea } from '#server/kit/area.ts';
import { messagesExport } from './export.ts';
import { serveMessages } from './routes.ts';
import { sendingWorker } from './sending-job.ts';
import { serveSendings } from './sending-routes.ts';
import { deletedMessages, oldMessages } from './store.ts';

export const messages = defineArea({
  name: 'messages',
  serve(calls, { database, audit, enqueue }) {
    serveMessages(calls, database);
    serveSendings(calls, database, { audit, createRecipients, enqueue });
  },
  workers: ({ database, notify, enqueue }) => [sendingWorker(database, { createRecipients, notify, enqueue })],
  removals: [oldMessages, deletedMessages],
  exportParts: messagesExport,
});
