import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { isOperator, type UserRole, userRoles } from '#contract/kit/roles.ts';
import { ControlField } from '#web/kit/form/control-field.tsx';
import { t } from '#web/kit/texts.ts';
import styles from './account-actions.module.css';
import { accountRoleName, roleWord } from './account-labels.ts';
import { accountList } from '#contract/account/account-list.ts';

interface Roles {
  userRoles: number[];
  accountRole: number;
}

interface RolesChoiceProps {
  value: Roles;
  /** Whether operator roles and account roles may be set too. */
  any: boolean;
  onChange: (roles: Roles) => void;
}

const customerRoles = [userRoles.provider, userRoles.partner, userRoles.sales];
const ranks = [userRoles.user, userRoles.manager, userRoles.superManager];

/** Selects the account's roles on the platform and within its enterprise. */
export const RolesChoice = ({ value, any, onChange }: RolesChoiceProps) => {
  const id = useId();
  const isOfOperator = isOperator(value.userRoles as UserRole[]);
  const setUserRoles = (chosen: number[]) =>
    onChange({ ...value, userRoles: chosen.length > 0 ? chosen : [userRoles.user] });
  return (
    <>
      <div role="group" aria-labelledby={id}>
        <label className={styles.label} id={id}>
          {t('accounts.userRole')}
        </label>
        <Checkbox.Group
          className={styles.group as string}
          disabled={isOfOperator}
          value={value.userRoles}
          options={customerRoles.map((role) => ({ value: role, label: roleWord(role) }))}
          onChange={(chosen) => setUserRoles(chosen.map(Number))}
        />
        {!isOfOperator && <p className={styles.hint}>{t('accounts.rolesHint')}</p>}
      </div>
      {any && (
        <ControlField label={t('accounts.rank')} hint={isOfOperator ? t('accounts.rankHint') : undefined}>
          {(control) => (
            <Select
              {...control}
              className={styles.choice as string}
              value={ranks.find((rank) => rank !== userRoles.user && value.userRoles.includes(rank)) ?? userRoles.user}
              options={ranks.map((rank) => ({
                value: rank,
                label: rank === userRoles.user ? t('accounts.noRank') : roleWord(rank),
              }))}
              onChange={(rank: number) => setUserRoles([rank])}
            />
          )}
        </ControlField>
      )}
      {any && (
        <ControlField label={t('accounts.accountRole')}>
          {(control) => (
            <Select
              {...control}
              className={styles.choice as string}
              value={value.accountRole}
              options={(accountList.parameters.accountRole.values ?? []).map((role) => ({
                value: role as number,
                label: accountRoleName(role),
              }))}
              onChange={(accountRole: number) => onChange({ ...value, accountRole })}
            />
          )}
        </ControlField>
      )}
    </>
  );
};
