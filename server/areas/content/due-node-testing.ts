// A node in its own process, which publishes what is due. With `hold` it stops halfway, after it has written what
// visitors see, and signals the parent.
import { openDatabase } from '#server/kit/database/database.ts';
import type { Connection } from '#server/kit/database/connection.ts';
import { servedArticle } from '#server/kit/content/testing.ts';
import { createAuditStore } from '#server/kit/audit/audit-store.ts';
import type { AnyServedKind } from '#server/kit/content/served-kind.ts';
import { startIntervalJob } from '#server/kit/jobs/interval-job.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import { dueJob } from './due-job.ts';

const [, , given = '', mode] = process.argv;
const connection: Connection = JSON.parse(given);
const database = openDatabase(connection, { log: console });
const article = servedArticle();
const holding: AnyServedKind = {
  ...article,
  async project(...args) {
    await article.project(...args);
    process.send?.('holds');
    await new Promise(() => {});
  },
};
const kinds = new Map([['article', mode === 'hold' ? holding : article]]);
const audit: Audit = (transaction, act) => createAuditStore(transaction).record(act);
startIntervalJob(dueJob({ database, kinds, log: console, audit }), console);
// Ends with the test, which is also what keeps it running.
process.on('disconnect', () => process.exit());
process.send?.('started');
