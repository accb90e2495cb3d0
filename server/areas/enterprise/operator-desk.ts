import { DESK_ITEMS_MAXIMUM, OVERDUE_HOURS } from '#contract/console/limits.ts';
import type { FoundItem } from '#contract/console/desk-calls.ts';
import { applicationList } from '#contract/enterprise/application-list.ts';
import { bracketSpellings } from '#contract/enterprise/comparable-name.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import type { WaitingLook } from '#server/kit/area.ts';
import { anyPart, isShortPart } from '#server/kit/database/any-part.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { compose, type Part, some } from '#server/kit/database/query.ts';

const waits = `state = ${applicationStates.inReview}`;
/** Operators do not decide on their own application. */
const isOthers = 'account_id <> $1';
const count = named(
  'enterprise.deskCounts',
  `select min(submitted_at) as "oldestAt",
     count(*) filter (where submitted_at < now() - interval '${OVERDUE_HOURS} hours') as overdue,
     count(*) filter (where taken_by = $1) as mine
   from enterprise_application where ${waits} and ${isOthers}`,
);
const columns = 'application_id, enterprise_name, credit_code, account_name';
const longest = (condition: string) => `(select ${columns}, submitted_at, taken_by is not null as "isMine"
   from enterprise_application where ${waits} and ${condition}
   order by submitted_at, application_id limit ${DESK_ITEMS_MAXIMUM})`;
const listItems = named(
  'enterprise.deskItems',
  `${longest('taken_by = $1')} union all ${longest(`taken_by is null and ${isOthers}`)}`,
);

/** Finds each enterprise once, by the newest application of its account. */
const isNewest = `not exists (select from enterprise_application l
  where l.account_id = a.account_id and l.application_id > a.application_id)`;
/** The index does not cover two characters, so only the newest applications are read. */
const newest = `(select ${columns}, account_id from enterprise_application order by application_id desc limit 5000)`;

interface Row {
  application_id: number;
  enterprise_name: string;
  credit_code: string;
  account_name: string;
}

const itemOf = ({ application_id, enterprise_name, credit_code, account_name }: Row): FoundItem => ({
  path: applicationList.urlOf({ ...applicationList.empty, state: 'all', id: String(application_id) }),
  title: enterprise_name,
  notes: [credit_code, account_name],
});

/** Returns which applications have waited longest for a decision, as one operator sees it. */
export const lookAtApplications = async (database: Database, operatorId: string): Promise<WaitingLook> => {
  const [[counted], rows] = await Promise.all([
    database.query<{ oldestAt: Date | null; overdue: number; mine: number }>(count, [operatorId]),
    database.query<Row & { submitted_at: Date; isMine: boolean }>(listItems, [operatorId]),
  ]);
  return {
    ...(counted as { oldestAt: Date | null; overdue: number; mine: number }),
    items: rows.map((row) => ({ ...itemOf(row), since: row.submitted_at, isMine: row.isMine })),
  };
};

/** Finds enterprises by a part of the name or of the credit code, those that applied last first. */
export const findEnterprises = async (database: Database, keyword: string, limit: number): Promise<FoundItem[]> => {
  const rows = await database.query<Row>(
    ...compose(
      `select ${columns} from ${isShortPart(keyword) ? newest : 'enterprise_application'} a where`,
      some([
        ['a.credit_code like upper(?)', anyPart(keyword)],
        ...bracketSpellings(keyword.toLowerCase()).map(
          (name): Part => ['lower(a.enterprise_name) like ?', anyPart(name)],
        ),
      ]),
      `and ${isNewest} order by application_id desc`,
      ['limit ?', limit],
    ),
  );
  return rows.map(itemOf);
};
