import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BulkBar } from './bulk-bar.tsx';
import { BulkDialog, type BulkKind } from './bulk-dialog.tsx';
import { ConfirmDialog, type ConfirmKind } from './confirm-dialog.tsx';
import { EditDrawer } from './edit-drawer.tsx';
import { Filters } from './filters.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { isNarrowed, type ListQuery, wholeList, writeList } from './list-address.ts';
import { LoginHint, type Told } from './login-hint.tsx';
import { NoRows } from './no-rows.tsx';
import { PreviewDrawer } from './preview-drawer.tsx';
import { SubAccountTable } from './table.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Listing, SubAccountRow } from './words.ts';

/** What stands over the list. */
type Open =
  | { what: 'create' | 'import' }
  | { what: 'edit' | 'preview'; account: SubAccountRow }
  | { what: 'hint'; told: Told }
  | { what: 'confirm'; kind: ConfirmKind; account: SubAccountRow }
  | { what: 'bulk'; kind: BulkKind };

interface SubAccountsProps {
  query: ListQuery;
  listing: Listing;
  enterpriseNo: string;
}

/** The list of the sub-accounts and all that can be done with it. */
export const SubAccounts = ({ query, listing, enterpriseNo }: SubAccountsProps) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { list, groups, made, total } = listing;
  const selected = list.filter(({ subAccountId }) => chosen.includes(subAccountId));

  const close = () => setOpen(undefined);
  const show = (changes: Partial<ListQuery>) =>
    navigate(`?${writeList({ ...query, pageNo: 1, ...changes })}`, { preventScrollReset: true });
  const tell = (told: Told) => setOpen({ what: 'hint', told });

  return (
    <>
      <Toolbar
        made={made}
        query={query}
        enterpriseNo={enterpriseNo}
        onCreate={() => setOpen({ what: 'create' })}
        onImport={() => setOpen({ what: 'import' })}
      >
        {made > 0 && <Filters query={query} groups={groups} onChange={show} />}
      </Toolbar>
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          onAct={(kind) => setOpen({ what: 'bulk', kind })}
          onClear={() => setChosen([])}
        />
      )}
      {list.length > 0 ? (
        <SubAccountTable
          query={query}
          listing={listing}
          chosen={selected.map(({ subAccountId }) => subAccountId)}
          onChoose={setChosen}
          onShow={show}
          onAct={(what, account) =>
            what === 'edit' || what === 'preview'
              ? setOpen({ what, account })
              : what === 'login'
                ? tell({ why: 'login', loginName: account.loginName, phone: account.phone })
                : setOpen({ what: 'confirm', kind: what, account })
          }
        />
      ) : (
        <NoRows narrowed={isNarrowed(query)} pastEnd={total > 0} onClear={() => show(wholeList)} />
      )}

      <EditDrawer
        open={open?.what === 'create' || open?.what === 'edit'}
        account={open?.what === 'edit' ? open.account : undefined}
        groups={groups}
        enterpriseNo={enterpriseNo}
        onClose={close}
        onCreated={(account) => tell({ why: 'created', ...account })}
      />
      <PreviewDrawer account={open?.what === 'preview' ? open.account : undefined} onClose={close} />
      <ConfirmDialog
        kind={open?.what === 'confirm' ? open.kind : undefined}
        account={open?.what === 'confirm' ? open.account : undefined}
        onClose={close}
        onReset={(account) => tell({ why: 'reset', ...account })}
      />
      <BulkDialog
        kind={open?.what === 'bulk' ? open.kind : undefined}
        accounts={selected}
        groups={groups}
        onClose={close}
        onDone={() => setChosen([])}
      />
      <ImportDialog open={open?.what === 'import'} onClose={close} />
      <LoginHint told={open?.what === 'hint' ? open.told : undefined} enterpriseNo={enterpriseNo} onClose={close} />
    </>
  );
};
