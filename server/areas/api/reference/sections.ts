import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the overview, `content/api/<id>.md`. Its title is the first line. */
export interface OverviewSection {
  id: string;
  title: string;
  source: string;
}

const TITLE = /^# (.+)\n\n?/;
/** In the order in which they are read. */
export const sectionIds = [
  'start',
  'keys',
  'answers',
  'errors',
  'limits',
  'idempotency',
  'versions',
  'jobs',
  'webhooks',
  'protocol',
  'agents',
] as const;

export const readOverview = (contentFolder: string): OverviewSection[] =>
  sectionIds.map((id) => {
    const source = readFileSync(join(contentFolder, `api/${id}.md`), 'utf8');
    const title = TITLE.exec(source)?.[1];
    if (title === undefined) throw new Error(`content/api/${id}.md has no title`);
    return { id, title, source: source.replace(TITLE, '') };
  });
