import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { oldKeyIn, ROLL_UP_BATCH, rollUpJob } from '#server/kit/jobs/roll-up-job.ts';
import { perHostKind } from './host-statements.ts';

const insertView = perHostKind(
  'catalogue.view',
  (enabled) => `insert into catalogue_view (idempotency_key, ability_no)
    select $1, a.ability_no from catalogue_ability a where a.ability_no = $2 and ${enabled}
    on conflict (idempotency_key) do nothing returning ability_no`,
);
const findView = named('catalogue.findView', 'select ability_no from catalogue_view where idempotency_key = $1');

const rollUp = named(
  'catalogue.rollUp',
  `with fresh as (
     update catalogue_view set counted = true
     where idempotency_key in (
       select idempotency_key from catalogue_view where not counted limit ${ROLL_UP_BATCH} for update skip locked
     )
     returning ability_no
   ), sums as (select ability_no, count(*) as views from fresh group by ability_no)
   , locked as (
     select ability_no, views from catalogue_ability_count join sums using (ability_no)
     order by ability_no for no key update of catalogue_ability_count
   ), added as (
     update catalogue_ability_count c set view_count = c.view_count + locked.views
     from locked where c.ability_no = locked.ability_no
   )
   select count(*) as taken from fresh`,
);
export const oldViewKeys = removalOf('catalogue.forgetKeys', 'catalogue_view', oldKeyIn('viewed_at'));

const addDownload = named(
  'catalogue.addDownload',
  'update catalogue_ability_count set download_count = download_count + 1 where ability_no = $1',
);

/** Views are inserted one by one and added to the counts later. */
export const createViewStore = (database: Database) => ({
  /**
   * Counts a view once per key. Returns the ability that the key first counted for, or undefined if the host does not
   * show the ability.
   */
  async countView(abilityNo: number, idempotencyKey: string, host: HostKind): Promise<number | undefined> {
    const [counted] = await database.query(insertView[host], [idempotencyKey, abilityNo]);
    if (counted) return abilityNo;
    const [before] = await database.query<{ ability_no: number }>(findView, [idempotencyKey]);
    return before?.ability_no;
  },

  /** Counts a download. Runs in the transaction that grants it. */
  async countDownload(abilityNo: number): Promise<void> {
    await database.query(addDownload, [abilityNo]);
  },
});

export const viewJob = (database: Database): IntervalJob =>
  rollUpJob('catalogue.rollUpViews', async () => {
    const [batch] = await database.query<{ taken: number }>(rollUp);
    return batch?.taken ?? 0;
  });
