import { createRecipients } from '#server/areas/account/public/recipients.ts';
import { defineArea } from '#server/kit/area.ts';
import { messagesExport } from './export.ts';
import { serveMessages } from './routes.ts';
import { serveSendings } from './sending-routes.ts';
import { startSending } from './sending-worker.ts';
import { deletedMessages, oldMessages } from './store.ts';

export const messages = defineArea({
  name: 'messages',
  serve(calls, { database, audit, notify, log }) {
    serveMessages(calls, database);
    const sending = startSending(database, { createRecipients, notify }, log);
    serveSendings(calls, database, { audit, createRecipients, wake: sending.wake });
    return { stop: sending.stop };
  },
  removals: [oldMessages, deletedMessages],
  exportParts: messagesExport,
});
