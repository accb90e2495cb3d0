import { Segmented } from 'antd';
import { useId, useState } from 'react';
import { changeSubAccounts, setSubAccountsEnabled } from '#contract/organisation/calls.ts';
import { fieldError } from '#contract/organisation/fields.ts';
import type { PermissionItem } from '#contract/organisation/items.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import styles from './bulk-dialog.module.css';
import { GroupField } from '../edit/group-field.tsx';
import { ItemChoice } from '../edit/item-choice.tsx';
import { useAction } from '../use-action.ts';
import { fieldErrorText, type SubAccountRow } from '../labels.ts';

export type BulkKind = 'enable' | 'disable' | 'group' | 'items';

interface BulkDialogProps {
  /** `undefined` when the dialog is closed. */
  kind: BulkKind | undefined;
  accounts: readonly SubAccountRow[];
  groups: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

const titleOf = (kind: BulkKind, count: number) =>
  kind === 'enable' || kind === 'disable'
    ? t(`subAccounts.bulk.${kind}.title`, { count })
    : t(`subAccounts.bulk.${kind}`);

type Direction = 'grant' | 'revoke';

const Body = ({ kind, accounts, groups, onClose, onDone }: BulkDialogProps & { kind: BulkKind }) => {
  const { busy, act } = useAction();
  const [groupName, setGroupName] = useState('');
  const [direction, setDirection] = useState<Direction>('grant');
  const [items, setItems] = useState<readonly PermissionItem[]>([]);
  const [error, setError] = useState<string>();
  const id = useId();
  const count = accounts.length;
  const targets = accounts.map(({ subAccountId, version }) => ({ subAccountId, version }));

  const wrong = (): string | undefined => {
    if (kind === 'items') return items.length > 0 ? undefined : t('subAccounts.bulk.items.none');
    const wrongName = kind === 'group' ? fieldError('groupName', groupName) : undefined;
    return wrongName && fieldErrorText('groupName', wrongName);
  };
  const make = () => {
    if (kind === 'enable' || kind === 'disable')
      return makeCall(setSubAccountsEnabled, { targets, enabled: kind === 'enable' });
    return makeCall(
      changeSubAccounts,
      kind === 'group' ? { targets, groupName } : { targets, [direction]: [...items] },
    );
  };
  const apply = async () => {
    const found = wrong();
    setError(found);
    if (found) return;
    if (!(await act(make, t('subAccounts.bulk.done', { count }), setError))) return;
    onDone();
    onClose();
  };

  return (
    <AntdDialog
      title={titleOf(kind, count)}
      okText={kind === 'enable' || kind === 'disable' ? t(`subAccounts.act.${kind}`) : t('subAccounts.bulk.apply')}
      cancelText={t('subAccounts.act.cancel')}
      okButtonProps={{ danger: kind === 'disable' }}
      busy={busy}
      onClose={onClose}
      onOk={apply}
    >
      {(kind === 'enable' || kind === 'disable') && <p>{t(`subAccounts.${kind}.what`)}</p>}
      {kind === 'group' && (
        <>
          <label htmlFor={id}>{t('subAccounts.bulk.group.what', { count })}</label>
          <GroupField id={id} groups={groups} value={groupName} onChange={setGroupName} />
        </>
      )}
      {kind === 'items' && (
        <>
          <p className={styles.what}>{t('subAccounts.bulk.items.what', { count })}</p>
          <Segmented<Direction>
            className={styles.direction as string}
            value={direction}
            options={[
              { value: 'grant', label: t('subAccounts.bulk.items.grant') },
              { value: 'revoke', label: t('subAccounts.bulk.items.revoke') },
            ]}
            onChange={setDirection}
          />
          <ItemChoice value={items} onChange={setItems} />
        </>
      )}
      {error && (
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      )}
    </AntdDialog>
  );
};

/** Confirms a bulk action on the chosen sub-accounts and runs it. */
export const BulkDialog = ({ kind, ...props }: BulkDialogProps) => kind && <Body key={kind} kind={kind} {...props} />;
