import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import styles from './account-data.module.css';
import { CopyButton } from '#web/kit/ui/copy/copy-button.tsx';
import { isSubAccount, loginNameOf } from '#web/kit/shell/account-user.ts';
import { accountRoleWord, userRoleWord } from '#web/kit/shell/account-words.ts';

/** One line: a name, its value, and a link to change it or a button to copy it. */
const Fact = ({
  name,
  children,
  change,
  copied,
}: {
  name: string;
  children: ReactNode;
  change?: { to: string; text: string };
  /** The text that the button copies. */
  copied?: string;
}) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {copied !== undefined && (
      <dd>
        <CopyButton name={name} text={copied} />
      </dd>
    )}
    {change && (
      <dd className={styles.change}>
        <Link to={change.to}>{change.text}</Link>
      </dd>
    )}
  </div>
);

/** The phone number, with a link to the page that changes it. */
export const PhoneFact = ({ user: { phone } }: { user: User }) => (
  <Fact
    name={t('identity.account.phone')}
    change={{ to: '/account/modify-phone', text: t('identity.modify.phone.title') }}
  >
    {phone}
  </Fact>
);

export const PasswordFact = () => (
  <Fact
    name={t('identity.account.password')}
    change={{ to: '/account/modify-password', text: t('identity.modify.password.title') }}
  >
    {t('identity.account.passwordKept')}
  </Fact>
);

const kindOf = (user: User): string =>
  t(isSubAccount(user) ? 'identity.account.kind.sub' : 'identity.account.kind.main');

/** The account's names, kind and roles, and its phone and password. */
export const WhoFacts = ({ user, accountNumber }: { user: User; accountNumber: string }) => {
  const { subAccountInfo, accountRole, roles } = user;
  return (
    <dl className={styles.facts}>
      {subAccountInfo && <Fact name={t('identity.account.subAccountName')}>{subAccountInfo.subAccountName}</Fact>}
      <Fact name={t(subAccountInfo ? 'identity.account.loginName' : 'identity.account.userName')}>
        {loginNameOf(user)}
      </Fact>
      {subAccountInfo && <Fact name={t('identity.account.mainAccount')}>{subAccountInfo.accountName}</Fact>}
      <Fact name={t('identity.account.number')} copied={accountNumber}>
        {accountNumber}
      </Fact>
      <Fact name={t('identity.account.kind')}>
        {t('identity.account.kindAndRole', { kind: kindOf(user), role: t(accountRoleWord(accountRole)) })}
      </Fact>
      {!subAccountInfo && (
        <Fact name={t('identity.account.roles')}>{roles.map((role) => t(userRoleWord(role))).join('、')}</Fact>
      )}
      <PhoneFact user={user} />
      <PasswordFact />
    </dl>
  );
};

/** The name and number of the enterprise. */
export const EnterpriseFacts = ({
  user: { enterpriseName, enterpriseNo },
  inReview,
}: {
  user: User;
  /** The name that waits for review. */
  inReview: string | undefined;
}) => (
  <dl className={styles.enterprise}>
    <Fact name={t('identity.account.enterpriseName')}>
      {enterpriseName ??
        (inReview === undefined
          ? t('identity.account.noEnterprise')
          : t('identity.account.enterpriseInReview', { name: inReview }))}
    </Fact>
    {enterpriseNo !== null && (
      <Fact name={t('identity.account.enterpriseNo')} copied={enterpriseNo}>
        {enterpriseNo}
      </Fact>
    )}
  </dl>
);
