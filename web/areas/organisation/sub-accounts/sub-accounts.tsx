import { useState } from 'react';
import { type SubAccountQuery, subAccountList } from '#contract/organisation/sub-account-list.ts';
import type { ImportedRow } from '#contract/organisation/calls.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkDialog, type BulkKind } from './bulk/bulk-dialog.tsx';
import { SubAccountConfirm, type ConfirmKind } from './sub-account-confirm.tsx';
import { EditDrawer } from './edit/edit-drawer.tsx';
import { Filters } from './sub-account-filters.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { ImportedLogins } from './import/imported-logins.tsx';
import { LoginHint, type Hint } from './login-hint.tsx';
import { NoRows } from './no-rows.tsx';
import { PreviewDrawer } from './edit/preview-drawer.tsx';
import { SubAccountList } from './sub-account-list.tsx';
import type { RowAction } from './row-actions.tsx';
import { Toolbar } from './sub-account-toolbar.tsx';
import type { Listing, SubAccountRow } from './labels.ts';

/** The dialog or drawer that is open over the list. */
type Open =
  | { what: 'create' | 'import' }
  | { what: 'edit' | 'preview'; account: SubAccountRow }
  | { what: 'hint'; hint: Hint }
  | { what: 'imported'; rows: readonly ImportedRow[] }
  | { what: 'confirm'; kind: ConfirmKind; account: SubAccountRow }
  | { what: 'bulk'; kind: BulkKind };

interface SubAccountsProps {
  query: SubAccountQuery;
  listing: Listing;
  enterpriseNo: string;
}

/** The list of sub-accounts with all its actions. */
export const SubAccounts = ({ query, listing, enterpriseNo }: SubAccountsProps) => {
  const [open, setOpen] = useState<Open>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { list, groups, made } = listing;
  const selected = list.filter(({ subAccountId }) => chosen.includes(subAccountId));

  const close = () => setOpen(undefined);
  const showHint = (hint: Hint) => setOpen({ what: 'hint', hint });
  const act = (what: RowAction, account: SubAccountRow) => {
    if (what === 'edit' || what === 'preview') setOpen({ what, account });
    else if (what === 'login') showHint({ why: 'login', loginName: account.loginName, phone: account.phone });
    else setOpen({ what: 'confirm', kind: what, account });
  };

  return (
    <>
      <Toolbar
        made={made}
        query={query}
        enterpriseNo={enterpriseNo}
        onCreate={() => setOpen({ what: 'create' })}
        onImport={() => setOpen({ what: 'import' })}
      >
        {made > 0 && <Filters groups={groups} />}
      </Toolbar>
      <SubAccountList
        query={query}
        listing={listing}
        chosen={selected.map(({ subAccountId }) => subAccountId)}
        onChoose={setChosen}
        onAct={act}
        empty={<NoRows narrowed={subAccountList.isNarrowed(query)} />}
      />
      <BulkBar
        count={selected.length}
        onAct={(kind) => setOpen({ what: 'bulk', kind })}
        onClear={() => setChosen([])}
      />

      <EditDrawer
        open={open?.what === 'create' || open?.what === 'edit'}
        account={open?.what === 'edit' ? open.account : undefined}
        groups={groups}
        enterpriseNo={enterpriseNo}
        onClose={close}
        onCreated={(account) => showHint({ why: 'created', ...account })}
      />
      <PreviewDrawer
        account={open?.what === 'preview' ? open.account : undefined}
        onClose={close}
        onEdit={(account) => setOpen({ what: 'edit', account })}
      />
      <SubAccountConfirm
        kind={open?.what === 'confirm' ? open.kind : undefined}
        account={open?.what === 'confirm' ? open.account : undefined}
        onClose={close}
        onReset={(account) => showHint({ why: 'reset', ...account })}
      />
      <BulkDialog
        kind={open?.what === 'bulk' ? open.kind : undefined}
        accounts={selected}
        groups={groups}
        onClose={close}
        onDone={() => setChosen([])}
      />
      <ImportDialog
        open={open?.what === 'import'}
        onClose={close}
        onImported={(rows) => setOpen({ what: 'imported', rows })}
      />
      <ImportedLogins
        rows={open?.what === 'imported' ? open.rows : undefined}
        enterpriseNo={enterpriseNo}
        onClose={close}
      />
      <LoginHint hint={open?.what === 'hint' ? open.hint : undefined} enterpriseNo={enterpriseNo} onClose={close} />
    </>
  );
};
