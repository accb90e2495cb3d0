import { Tag } from 'antd';
import type { AccountDetail } from '#contract/account/console-accounts.ts';
import { accountRoleWord } from '#web/kit/shell/account-words.ts';
import { t } from '#web/kit/texts.ts';
import { MaskedPhone } from '#web/kit/console/masked-phone.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { phoneAsker } from './phone-asker.ts';
import styles from './account-sheet.module.css';

type Sub = AccountDetail['subAccounts'][number];

const State = ({ enabled, expired, waiting, passwordLockedUntil }: Sub) => {
  if (!enabled) return <Tag color="error">{t('accounts.sub.disabled')}</Tag>;
  if (expired) return <Tag color="warning">{t('accounts.sub.expired')}</Tag>;
  if (passwordLockedUntil !== null) return <Tag color="warning">{t('accounts.sub.locked')}</Tag>;
  return waiting ? <Tag>{t('accounts.sub.waiting')}</Tag> : null;
};

interface AccountSubsProps {
  account: AccountDetail;
  /** Ids of sub-accounts that match the search. They come first. */
  named: readonly string[];
}

/** The sub-accounts of an account. */
export const AccountSubs = ({ account, named }: AccountSubsProps) => {
  const { subAccounts } = account;
  if (subAccounts.length === 0) return null;
  const isNamed = ({ subAccountId }: Sub) => named.includes(subAccountId);
  return (
    <section className={styles.part}>
      <h2>{t('accounts.subs', { count: subAccounts.length })}</h2>
      <ul className={`${styles.list} ${styles.long}`}>
        {[...subAccounts.filter(isNamed), ...subAccounts.filter((sub) => !isNamed(sub))].map((sub) => (
          <li key={sub.subAccountId}>
            <div className={styles.row}>
              <span>
                {sub.subAccountName} {isNamed(sub) && <Tag color="processing">{t('accounts.sub.named')}</Tag>}{' '}
                <State {...sub} />
              </span>
              <span>{t(accountRoleWord(sub.accountRole))}</span>
            </div>
            <div className={styles.less}>
              {`${sub.loginName}@${account.enterpriseNo}　`}
              <MaskedPhone phone={sub.phone} ask={phoneAsker(account, sub.subAccountId)} />　{sub.groupName}
            </div>
            <div className={styles.less}>
              {sub.lastLoginAt ? t('accounts.sub.seen', { time: formatMinute(sub.lastLoginAt) }) : t('accounts.never')}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
