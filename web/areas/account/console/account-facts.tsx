import { Tag } from 'antd';
import type { ReactNode } from 'react';
import type { AccountDetail } from '#contract/account/console-accounts.ts';
import { isOperator, type UserRole } from '#contract/kit/roles.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { MaskedPhone } from '#web/kit/console/masked-phone.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { accountRoleName, authStatusName, roleWord } from './account-labels.ts';
import { statusTones } from './account-columns.tsx';
import { phoneAsker } from './phone-asker.ts';

const NONE = '–';

/** The facts that identify an account. */
export const AccountFacts = ({ account }: { account: AccountDetail }) => {
  const { accountId, enterpriseName, enterpriseNo, userRoles, accountRole, authStatus, sale, lastLoginAt } = account;
  const { secondFactorSince } = account;
  const facts: [TextKey, ReactNode][] = [
    ['accounts.id', accountId],
    ['accounts.phone', <MaskedPhone key={accountId} phone={account.phone} ask={phoneAsker(account)} />],
    ['accounts.enterprise', enterpriseName ?? NONE],
    ['accounts.enterpriseNo', enterpriseNo ?? NONE],
    ['accounts.userRole', userRoles.map(roleWord).join('、')],
    ['accounts.accountRole', accountRoleName(accountRole)],
    [
      'accounts.authStatus',
      <Tag key="status" color={statusTones[authStatus] ?? 'default'}>
        {authStatusName(authStatus)}
      </Tag>,
    ],
    ['accounts.sale', sale?.userName ?? NONE],
    ['accounts.createdAt', formatMinute(account.createdAt)],
    ['accounts.lastLoginAt', lastLoginAt ? formatMinute(lastLoginAt) : t('accounts.never')],
  ];
  if (secondFactorSince !== null || isOperator(userRoles as UserRole[]))
    facts.push([
      'accounts.secondFactor',
      secondFactorSince === null
        ? t('accounts.secondFactorOff')
        : t('accounts.secondFactorOn', { time: formatMinute(secondFactorSince) }),
    ]);
  return (
    <FactList isCompact>
      {facts.map(([title, value]) => (
        <Fact key={title} name={t(title)}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
};
