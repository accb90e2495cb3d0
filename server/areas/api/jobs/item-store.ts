import { remedyOf } from '#contract/api/remedies.ts';
import type { ItemState } from '#contract/api/job-states.ts';
import type { galleryOrders, galleryStates } from '#contract/api/job-list.ts';
import type { JobItem, OwnItem } from '#contract/api/job-shapes.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import type { Database } from '#server/kit/database/database.ts';
import { compose, every, pageOf, type Part } from '#server/kit/database/query.ts';
import { named } from '#server/kit/database/statement.ts';

/** Longer than a picture takes to be fetched and recognised; a node that lives has ended it by then. */
const LEASE = `interval '90 seconds'`;

const isOpen = `(i.state = 'waiting' or (i.state = 'running' and i.leased_until < now()))`;
/** Takes the next item of an account, or one whose node has died. */
const claim = named(
  'api.claimItem',
  `update api_job_item t set state = 'running', request_id = $2, leased_until = now() + ${LEASE},
     tries = t.tries + (t.state = 'running')::integer
   from (
     select i.job_id, i.item_no from api_job j join api_job_item i using (job_id)
     where j.account_id = $1 and j.state = 'running' and i.state in ('waiting', 'running') and ${isOpen}
     order by j.started_at, j.job_id, i.item_no limit 1 for update of i skip locked
   ) next
   join api_job_picture p on p.job_id = next.job_id
   where t.job_id = next.job_id and t.item_no = next.item_no and p.picture_no = t.picture_no
   returning t.job_id, t.item_no, t.picture_no, t.ability_no, t.tries, p.name`,
);
const release = named(
  'api.releaseItem',
  `update api_job_item set state = 'waiting', request_id = null, leased_until = null, tries = tries + $4
   where job_id = $1 and item_no = $2 and request_id = $3 and state = 'running'`,
);
const end = named(
  'api.endItem',
  `update api_job_item set state = $4, code = $5, answer = $6, found = $7, leased_until = null, ended_at = now()
   where job_id = $1 and item_no = $2 and request_id = $3 and state = 'running' returning 1`,
);
/** The bytes of a picture go with its last item. */
const dropBytes = named(
  'api.dropPictureBytes',
  `delete from api_job_bytes b where b.job_id = $1 and b.picture_no = $2 and not exists (
     select from api_job_item i where i.job_id = b.job_id and i.picture_no = b.picture_no
       and i.state in ('waiting', 'running'))`,
);
const openAccounts = named(
  'api.listAccountsWithItems',
  `select distinct j.account_id from api_job j where j.state = 'running' and exists (
     select from api_job_item i where i.job_id = j.job_id and i.state in ('waiting', 'running') and ${isOpen})`,
);
const columns = `i.item_no, i.picture_no, p.name, p.sha256, i.ability_no, i.state, i.request_id, i.code, i.answer`;
const list = named(
  'api.listItems',
  `select ${columns} from api_job_item i join api_job_picture p using (job_id, picture_no)
   where i.job_id = $1 and i.item_no > $2 order by i.item_no limit $3`,
);
const counts = named(
  'api.countItems',
  `select count(*) filter (where state = 'done' and found > 0) as found,
     count(*) filter (where state = 'done' and found = 0) as empty,
     count(*) filter (where state in ('failed', 'cancelled')) as failed,
     count(*) filter (where state in ('waiting', 'running')) as open
   from api_job_item where job_id = $1`,
);

interface Row {
  item_no: number;
  picture_no: number;
  name: string;
  sha256: string | null;
  ability_no: number;
  state: ItemState;
  request_id: string | null;
  code: string | null;
  answer: JobItem['result'];
}

/** An item as its owner sees it; the open API leaves out its hash. */
const itemOf = (row: Row): OwnItem => ({
  itemNo: row.item_no,
  pictureNo: row.picture_no,
  name: row.name,
  sha256: row.sha256,
  abilityNo: row.ability_no,
  state: row.state,
  requestId: row.request_id,
  code: row.code,
  reason: row.code === null ? null : messageOf('ability', row.code),
  remedy: row.code === null ? null : remedyOf(row.code).text,
  result: row.answer,
});

/** An item that this node works on. */
export interface ClaimedItem {
  job_id: string;
  item_no: number;
  picture_no: number;
  ability_no: number;
  tries: number;
  name: string;
}
export type Claimed = ClaimedItem & { requestId: string };
const which = ({ job_id, item_no, requestId }: Claimed) => [job_id, item_no, requestId];

/** Digits of the numbers in names, when they are sorted. */
const PADDED = 20;

type GalleryState = (typeof galleryStates)[number];
const conditions: Record<GalleryState, string> = {
  found: `i.state = 'done' and i.found > 0`,
  empty: `i.state = 'done' and i.found = 0`,
  failed: `i.state in ('failed', 'cancelled')`,
  open: `i.state in ('waiting', 'running')`,
};
const orderings = {
  sent: 'i.item_no',
  // In natural order: 2 comes before 10. Each run of digits is padded to the longest possible length of a name.
  name: `regexp_replace(regexp_replace(p.name, '\\d+', '${'0'.repeat(PADDED)}\\&', 'g'), '\\d*(\\d{${PADDED}})', '\\1', 'g')
    collate "zh-Hans-CN-x-icu", i.item_no`,
  most: 'i.found desc, i.item_no',
  least: 'i.found, i.item_no',
  // By what the engine was least sure of. A field that it could not read is empty, and no result.
  unsure: `(select min((one->>'score')::double precision) from jsonb_array_elements(coalesce(i.answer->'targets', '[]')
    || coalesce(i.answer->'texts', '[]') || coalesce(i.answer->'fields', '[]')) one
    where one->>'value' is distinct from ''), i.item_no`,
} as const satisfies Record<(typeof galleryOrders)[number], string>;

export interface GalleryPage {
  state?: GalleryState | undefined;
  order: keyof typeof orderings;
  pageNo: number;
  pageSize: number;
}

export const createItemStore = (database: Database) => ({
  async claim(accountId: string, requestId: string): Promise<Claimed | undefined> {
    const [row] = await database.query<ClaimedItem>(claim, [accountId, requestId]);
    return row && { ...row, requestId };
  },

  /** Releases an item, so that it is tried again. */
  async release(item: Claimed, { isTry }: { isTry: boolean }): Promise<void> {
    await database.query(release, [...which(item), isTry ? 1 : 0]);
  },

  /** Writes the end of an item and locks its job. Returns false if another node has the item, or it was cancelled. */
  async end(item: Claimed, { code, answer, found }: { code: string | null; answer: object | null; found: number }) {
    const state: ItemState = code === null ? 'done' : 'failed';
    const values = [...which(item), state, code, answer && JSON.stringify(answer), found];
    if ((await database.query(end, values)).length === 0) return false;
    await database.query(dropBytes, [item.job_id, item.picture_no]);
    return true;
  },

  async listAccounts(): Promise<string[]> {
    return (await database.query<{ account_id: number }>(openAccounts)).map((row) => String(row.account_id));
  },

  async list(jobId: string, after: number, limit: number): Promise<OwnItem[]> {
    return (await database.query<Row>(list, [jobId, after, limit])).map(itemOf);
  },

  async counts(jobId: string) {
    type Counts = { found: number; empty: number; failed: number; open: number };
    const [row] = await database.query<Counts>(counts, [jobId]);
    return row as Counts;
  },

  /** A page of the items of a job for its gallery. */
  async gallery(jobId: string, { state, order, ...page }: GalleryPage) {
    const condition: Part = every([['i.job_id = ?', jobId], state && [conditions[state]]]);
    const rows = await database.query<Row>(
      ...compose(
        `select ${columns} from api_job_item i join api_job_picture p using (job_id, picture_no) where`,
        condition,
        `order by ${orderings[order]}`,
        pageOf(page),
      ),
    );
    return rows.map(itemOf);
  },
});
