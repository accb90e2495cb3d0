import { Button } from 'antd';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { previewSubAccount } from '#contract/organisation/calls.ts';
import { permissionItems } from '#contract/organisation/items.ts';
import { subAccountStatuses } from '#contract/organisation/statuses.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { ICON_PX } from '../icon-size.ts';
import styles from './sub-account-preview.module.css';
import { itemSentence, itemWord, roleWord } from '../labels.ts';

type Seen = AnswerOf<typeof previewSubAccount>;

/** The account pages for which the preview shows whether a sub-account has access. */
const pages = ['account', 'sheets', 'messageCenter', 'rights', 'subAccount'] as const satisfies PermissionCode[];

const loginKeys: Record<Seen['status'], TextKey> = {
  [subAccountStatuses.disabled]: 'subAccounts.preview.login.disabled',
  [subAccountStatuses.normal]: 'subAccounts.preview.login.normal',
  [subAccountStatuses.expired]: 'subAccounts.preview.login.expired',
  [subAccountStatuses.waiting]: 'subAccounts.preview.login.waiting',
};

const workOrdersOf = ({ workOrders, permissionItems: held, groupName }: Seen): string => {
  if (workOrders === 'group') return t('subAccounts.preview.workOrders.group', { group: groupName });
  if (workOrders === 'enterprise') return t('subAccounts.preview.workOrders.enterprise');
  return t(
    held.includes('workOrderView')
      ? 'subAccounts.preview.workOrders.own.noGroup'
      : 'subAccounts.preview.workOrders.own.notGranted',
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** A right that is granted or not, with the reason. */
const Right = ({ held, name, why }: { held: boolean; name: string; why: string }) => (
  <li className={held ? styles.held : styles.lacking}>
    {held ? <Check size={ICON_PX} aria-hidden="true" /> : <Minus size={ICON_PX} aria-hidden="true" />}
    <span className={styles.name}>{name}</span>
    <span className={styles.why}>{why}</span>
  </li>
);

/** Shows what a sub-account would see, and why it would not see the rest. */
export const Preview = ({ preview, onEdit }: { preview: Seen; onEdit: () => void }) => {
  const { menu, permissionCodes, permissionItems: held, status, accountRole, groupName } = preview;
  const { pageNamesFor } = useAccount();
  const may = status === subAccountStatuses.normal || status === subAccountStatuses.waiting;
  return (
    <>
      <p className={styles.lead}>{t('subAccounts.preview.lead')}</p>
      <Part title={t('subAccounts.preview.login')}>
        <p className={may ? undefined : styles.barred}>{t(loginKeys[status])}</p>
        <p className={styles.who}>
          {roleWord(accountRole)} · {groupName || t('subAccounts.filter.noGroup')}
        </p>
      </Part>
      <Part title={t('subAccounts.preview.menu')}>
        <p>{pageNamesFor({ menu, permissionCodes }).join('、')}</p>
      </Part>
      <Part title={t('subAccounts.preview.pages')}>
        <ul>
          {pages.map((code) => {
            const has = permissionCodes.includes(code);
            return (
              <Right
                key={code}
                held={has}
                name={t(`permission.${code}`)}
                why={t(has ? 'subAccounts.preview.allowed' : 'subAccounts.preview.mainOnly')}
              />
            );
          })}
        </ul>
      </Part>
      <Part title={t('subAccounts.preview.items')}>
        <ul>
          {permissionItems.map((item) => {
            const has = held.includes(item);
            return (
              <Right
                key={item}
                held={has}
                name={itemWord(item)}
                why={has ? itemSentence(item) : t('subAccounts.preview.notGranted')}
              />
            );
          })}
        </ul>
      </Part>
      <Button className={styles.edit as string} onClick={onEdit}>
        {t('subAccounts.preview.edit')}
      </Button>
      <Part title={t('subAccounts.preview.workOrders')}>
        <p>{workOrdersOf(preview)}</p>
        <p className={styles.who}>
          {t(
            held.includes('workOrderCreate')
              ? 'subAccounts.preview.workOrders.create'
              : 'subAccounts.preview.workOrders.noCreate',
          )}
        </p>
      </Part>
      <Part title={t('subAccounts.preview.messages')}>
        <p>
          {t(
            held.includes('organisationMessage')
              ? 'subAccounts.preview.messages.organisation'
              : 'subAccounts.preview.messages.own',
          )}
        </p>
      </Part>
    </>
  );
};
