import { Building2, ClipboardList, type LucideIcon, Package, Store, UserRound } from 'lucide-react';
import { Link, type MetaArgs } from 'react-router';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { PageHandle } from '#web/kit/page.ts';
import { nameOf } from '#web/kit/shell/user-facts.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type TextKey, t } from '#web/kit/texts.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import styles from './welcome.module.css';

export const handle: PageHandle = { private: true, permission: 'welcome', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('account.welcome.title') });
export const ErrorBoundary = WorkFailure;

const places: readonly { permission: PermissionCode; path: string; title: TextKey; text: TextKey; Icon: LucideIcon }[] =
  [
    {
      permission: 'shop',
      path: '/account/shop',
      title: 'account.crumbs.shop',
      text: 'account.welcome.shop',
      Icon: Store,
    },
    {
      permission: 'goods',
      path: '/account/goods',
      title: 'account.crumbs.goods',
      text: 'account.welcome.goods',
      Icon: Package,
    },
    {
      permission: 'sheets',
      path: '/account/sheets',
      title: 'account.crumbs.sheets',
      text: 'account.welcome.sheets',
      Icon: ClipboardList,
    },
    {
      permission: 'subAccount',
      path: '/account/sub-accounts',
      title: 'account.welcome.subAccountTitle',
      text: 'account.welcome.subAccount',
      Icon: Building2,
    },
    {
      permission: 'account',
      path: '/account/account',
      title: 'identity.account.title',
      text: 'account.welcome.account',
      Icon: UserRound,
    },
  ];

/** The first page of portal managers: an overview of what they manage. */
export default () => {
  const { user } = useAccount();
  return (
    <WorkSection first title={t('account.welcome.heading', { name: nameOf(user) })} lead={t('account.welcome.lead')}>
      <ul className={styles.places}>
        {places
          .filter(({ permission }) => user.permissionCodes.includes(permission))
          .map(({ path, title, text, Icon }) => (
            <li key={path} className={styles.place}>
              <Link to={path} className={styles.link}>
                <Icon size={24} aria-hidden="true" className={styles.sign} />
                <span className={styles.words}>
                  <span className={styles.title}>{t(title)}</span>
                  <span className={styles.text}>{t(text)}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </WorkSection>
  );
};
