import { Building2, ClipboardList, UserRound } from 'lucide-react';
import type { FoundKind } from '#contract/kit/area.ts';
import { searchConsole } from '#contract/console/desk-calls.ts';
import { FOUND_KEYWORD_MINIMUM } from '#contract/console/limits.ts';
import { accountList } from '#contract/account/account-list.ts';
import { applicationList } from '#contract/enterprise/application-list.ts';
import { deskList } from '#contract/work-orders/desk-list.ts';
import { makeCall } from '#web/kit/call.ts';
import type { PaletteSource } from '#web/kit/palette/palette-source.ts';
import { t } from '#web/kit/texts.ts';

const icons = { accounts: UserRound, enterprises: Building2, workOrders: ClipboardList };

/** The lists that show everything of a kind that the keyword finds. */
const listOf: Readonly<Record<FoundKind, (keyword: string) => string>> = {
  accounts: (keyword) => accountList.urlOf({ ...accountList.empty, keyword }),
  enterprises: (keyword) => applicationList.urlOf({ ...applicationList.empty, state: 'all', keyword }),
  workOrders: (keyword) => deskList.urlOf({ ...deskList.empty, state: 'all', keyword }),
};

/** Accounts, enterprises and work orders, as far as the operator may open them. */
const consoleSource: PaletteSource = {
  name: 'console',
  order: 2,
  minimum: FOUND_KEYWORD_MINIMUM,
  remote: true,
  serves: ({ user }) => user?.permissionCodes.includes('consoleDesk') === true,
  async find(keyword, _context, signal) {
    const { groups } = await makeCall(searchConsole, { keyword }, { signal });
    return groups.map(({ kind, list, more }) => ({
      title: t(`console.found.${kind}`),
      items: [
        ...list.map((item) => ({ ...item, Icon: icons[kind] })),
        ...(more ? [{ path: listOf[kind](keyword), title: t('console.found.more'), Icon: icons[kind] }] : []),
      ],
    }));
  },
};

export const sources = [consoleSource];
