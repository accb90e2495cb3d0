import type { AccountMenuValue } from '#contract/account/account-menu.ts';
import type { AccountEntry } from '#web/kit/area.ts';
import { areas } from '../areas.ts';

const entries = areas.flatMap(({ accountEntries = [] }) => accountEntries);

type FurtherEntry = AccountEntry & { menu: object };

const isFurther = (entry: AccountEntry): entry is FurtherEntry => typeof entry.menu === 'object';

/** The page of each entry of the menu by role. */
export const menuPages = Object.fromEntries(
  entries.filter((entry) => !isFurther(entry)).map((entry) => [entry.menu, entry]),
) as Readonly<Record<AccountMenuValue, AccountEntry>>;

/** The pages that are not in that menu. */
export const furtherPages = entries
  .filter(isFurther)
  .sort((one, other) => one.menu.order - other.menu.order)
  .map(({ menu, ...page }) => ({ ...page, ...menu }));

/** The paths of all pages in the frame. */
export const accountPaths: readonly string[] = entries.flatMap(({ path, within = [] }) => [path, ...within]);

/** Pages whose name in the specification differs from their address. */
const otherNames = new Map([
  ['account-addSheets', 'add-sheets'],
  ['account-SheetDetail', 'sheet-detail'],
  ['subAccount', 'sub-accounts'],
]);

/** Returns the path of a page that an outside link names without knowing its place in the account centre. */
export const accountPathNamed = (name: string): string | undefined => {
  const spelled = otherNames.get(name) ?? name;
  return accountPaths.find((path) => path.split('/')[2] === spelled);
};
