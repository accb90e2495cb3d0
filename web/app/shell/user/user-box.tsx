import {
  BadgeAlert,
  BadgeCheck,
  ChevronDown,
  Code,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Smartphone,
  UserRound,
} from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { APPLICATIONS_PATH } from '#contract/api/applications/paths.ts';
import type { User } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import { Avatar } from '#web/kit/shell/avatar.tsx';
import { useHoverPanels } from '#web/kit/shell/hover-panels.ts';
import { LogOutButton } from './log-out-button.tsx';
import styles from './user-box.module.css';
import { type AccountPage, accountAddress, enterpriseLine, nameOf, roleLabel } from '#web/kit/shell/user-facts.ts';

const PANEL = 'user-panel';

const accountItems: { page: AccountPage; Icon: LucideIcon }[] = [
  { page: 'account', Icon: UserRound },
  { page: 'modify-password', Icon: KeyRound },
  { page: 'modify-phone', Icon: Smartphone },
];

const AccountItem = ({ page, Icon }: (typeof accountItems)[number]) => {
  const { href, isInside } = accountAddress(page, useLocation().pathname);
  const content = (
    <>
      <Icon size={16} aria-hidden="true" />
      {t(`identity.box.${page}`)}
    </>
  );
  return isInside ? (
    <Link to={href} className={styles.item}>
      {content}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noreferrer" className={styles.item}>
      {content}
      <span className="sr-only">{t('identity.box.newTab')}</span>
    </a>
  );
};

/** The user's name, role and enterprise. */
const Card = ({ user, name }: { user: User; name: string }) => {
  const role = roleLabel(user.roles);
  const enterprise = enterpriseLine(user);
  const certified = enterprise === 'identity.box.certified';
  const Sign = certified ? BadgeCheck : BadgeAlert;
  return (
    <div className={styles.card}>
      <p className={styles.fullName}>{name}</p>
      <p className={styles.role}>
        <span className={styles.label}>{t(role)}</span>
        {role === 'identity.box.role.user' && t('identity.box.userDescription')}
      </p>
      {enterprise && (
        <p className={certified ? styles.certified : styles.notCertified}>
          <Sign size={16} aria-hidden="true" />
          {t(enterprise)}
        </p>
      )}
    </div>
  );
};

/** The logged-in user and the account actions. Opens like the menu. */
export const UserBox = ({ user }: { user: User }) => {
  const panels = useHoverPanels<'user'>({ opensOnFocus: false });
  const { key } = useLocation();
  const { close } = panels;
  // Every navigation closes the panel.
  useEffect(close, [close, key]);
  const name = nameOf(user);
  const open = panels.open === 'user';
  return (
    <div className={styles.box} {...panels.item('user')}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={PANEL}
        {...panels.trigger('user')}
      >
        <span className="sr-only">{t('identity.box.open')}</span>
        <Avatar user={user} size="small" />
        <span className={styles.name}>{name}</span>
        <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
      </button>
      <div id={PANEL} className={styles.reach} hidden={!open}>
        <div className={styles.panel}>
          <Card user={user} name={name} />
          <ul>
            {user.permissionCodes.includes('consoleDesk') && (
              <li>
                <Link to="/console" className={styles.item}>
                  <LayoutDashboard size={16} aria-hidden="true" />
                  {t('identity.box.console')}
                </Link>
              </li>
            )}
            {accountItems.map((item) => (
              <li key={item.page}>
                <AccountItem {...item} />
              </li>
            ))}
            {user.permissionCodes.includes('applications') && (
              <li>
                <Link to={APPLICATIONS_PATH} className={styles.item}>
                  <Code size={16} aria-hidden="true" />
                  {t('identity.box.applications')}
                </Link>
              </li>
            )}
            {user.permissionCodes.includes('consoleOutbox') && (
              <li>
                <Link to="/console/outbox" className={styles.item}>
                  <Inbox size={16} aria-hidden="true" />
                  {t('identity.box.outbox')}
                </Link>
              </li>
            )}
            <li className={styles.last}>
              <LogOutButton className={styles.item} />
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
};
