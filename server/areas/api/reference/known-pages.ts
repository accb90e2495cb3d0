import { openCalls } from '#contract/api/open-calls.ts';
import { abilityReferencePath, REFERENCE_PATH, referencePath } from '#contract/api/reference-path.ts';
import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import type { KnownPage } from '#server/kit/http/search-engines.ts';

const PAGE_SIZE = 100;

/** Returns the abilities of a host that can be called. */
const equipped = async (database: Database, host: HostKind): Promise<number[]> => {
  const { list } = abilitiesOf(database);
  const all: number[] = [];
  let cursor: string | undefined;
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await list(
      { pageNo, pageSize: PAGE_SIZE, hasEngine: true, ...(cursor !== undefined && { cursor }) },
      host,
    );
    all.push(...page.list.map(({ abilityNo }) => abilityNo));
    cursor = page.nextCursor;
    if (cursor === undefined) return all;
  }
};

/** The reference of the open API: its overview, its calls, and the abilities that can be called. */
export const referencePages = async (database: Database, host: HostKind): Promise<KnownPage[]> => [
  { path: REFERENCE_PATH },
  ...openCalls.map(({ name }) => ({ path: referencePath(name) })),
  ...(await equipped(database, host)).map((abilityNo) => ({ path: abilityReferencePath(abilityNo) })),
];
