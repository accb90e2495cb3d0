import { type resultFormats, tableTypes } from '#contract/api/job-open-calls.ts';
import type { JobItem } from '#contract/api/job-shapes.ts';
import { type AbilityNameOf, resultColumns, tableHead, tableRow } from '#contract/api/job-table.ts';
import { csvText } from '#contract/kit/csv-text.ts';
import { RESULTS_GONE } from '#contract/kit/errors/portal.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { AnsweredFile } from '#server/kit/http/caller.ts';
import { createItemStore } from './item-store.ts';
import type { JobRow } from './job-store.ts';
import { workbookOf } from './xlsx.ts';

/** As many as the statement reads at once. */
const BATCH = 200;

/** Throws if the results of a job have been removed, or if an upload was given up. */
export const expectResults = ({ is_gone: isGone }: JobRow): void => {
  if (isGone) throw businessError('ability', RESULTS_GONE);
};

/** Returns all results of a job as a table. */
export const tableOf = async (
  database: Database,
  job: JobRow,
  { format, nameOf }: { format: Exclude<(typeof resultFormats)[number], 'json'>; nameOf: AbilityNameOf },
): Promise<AnsweredFile> => {
  expectResults(job);
  const all: JobItem[] = [];
  for (let after = 0; ; ) {
    const items = await createItemStore(database).list(job.job_id, after, BATCH);
    all.push(...items);
    const last = items.at(-1);
    if (!last || items.length < BATCH) break;
    after = last.itemNo;
  }
  const columns = resultColumns(all.map(({ result }) => result));
  const rows = [tableHead(columns), ...all.map((item) => tableRow(item, columns, nameOf))];
  const name = `${job.title || `job-${job.job_id}`}.${format}`;
  const bytes = format === 'xlsx' ? workbookOf(rows) : Buffer.from(csvText(rows.map((cells) => cells.map(String))));
  return { name, type: tableTypes[format], bytes };
};
