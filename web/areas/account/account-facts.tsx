import { Link } from 'react-router';
import type { User } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import styles from './account-data.module.css';
import { CopyButton } from '#web/kit/ui/copy/copy-button.tsx';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { isSubAccount, loginNameOf } from '#web/kit/shell/account-user.ts';
import { accountRoleWord, userRoleWord } from '#web/kit/shell/account-words.ts';

/** The phone number, with a link to the page that changes it. */
export const PhoneFact = ({ user: { phone } }: { user: User }) => (
  <Fact
    name={t('identity.account.phone')}
    change={<Link to="/account/modify-phone">{t('identity.modify.phone.title')}</Link>}
  >
    {phone}
  </Fact>
);

export const PasswordFact = () => (
  <Fact
    name={t('identity.account.password')}
    change={<Link to="/account/modify-password">{t('identity.modify.password.title')}</Link>}
  >
    {t('identity.account.passwordKept')}
  </Fact>
);

/** A number, with a button that copies it. */
const NumberFact = ({ name, children }: { name: string; children: string }) => (
  <Fact name={name} copy={<CopyButton name={name} text={children} />}>
    {children}
  </Fact>
);

const kindOf = (user: User): string =>
  t(isSubAccount(user) ? 'identity.account.kind.sub' : 'identity.account.kind.main');

/** The account's names, kind and roles, and its phone and password. */
export const WhoFacts = ({ user, accountNumber }: { user: User; accountNumber: string }) => {
  const { subAccountInfo, accountRole, roles } = user;
  return (
    <FactList>
      {subAccountInfo && <Fact name={t('identity.account.subAccountName')}>{subAccountInfo.subAccountName}</Fact>}
      <Fact name={t(subAccountInfo ? 'identity.account.loginName' : 'identity.account.userName')}>
        {loginNameOf(user)}
      </Fact>
      {subAccountInfo && <Fact name={t('identity.account.mainAccount')}>{subAccountInfo.accountName}</Fact>}
      <NumberFact name={t('identity.account.number')}>{accountNumber}</NumberFact>
      <Fact name={t('identity.account.kind')}>
        {t('identity.account.kindAndRole', { kind: kindOf(user), role: t(accountRoleWord(accountRole)) })}
      </Fact>
      {!subAccountInfo && (
        <Fact name={t('identity.account.roles')}>{roles.map((role) => t(userRoleWord(role))).join('、')}</Fact>
      )}
      <PhoneFact user={user} />
      <PasswordFact />
    </FactList>
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
    {enterpriseNo !== null && <NumberFact name={t('identity.account.enterpriseNo')}>{enterpriseNo}</NumberFact>}
  </dl>
);
