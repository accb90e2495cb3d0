import { House } from 'lucide-react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  NavLink,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import { getUserInfo } from '#contract/identity/calls.ts';
import { browserLoad } from '#web/call.ts';
import { type LoadArgs, serverLoad } from '#web/page.ts';
import type { User } from '#web/session/user.ts';
import { Brand } from '#web/shell/brand.tsx';
import { LogOutButton } from '#web/shell/log-out-button.tsx';
import { defaultSite, type SiteData } from '#web/shell/site-data.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { loadCentreTexts } from '#web/start-up/load-language.ts';
import { nameOf } from '#web/shell/user-facts.ts';
import { t } from '#web/texts.ts';
import styles from './account-frame.module.css';
import { accountPages } from './account-pages.ts';
import type { AccountContext } from './account-user.ts';

const load = ({ call }: LoadArgs) => call(getUserInfo, {});

export const loader = serverLoad(load);
export const clientLoader = async (args: ClientLoaderFunctionArgs) => {
  const [user] = await Promise.all([browserLoad(load)(args), loadCentreTexts()]);
  return user;
};
/** A query is the page's own business; the next page shows what the one before has changed. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

const PageList = ({ user }: { user: User }) => (
  <nav className={styles.pages} aria-label={t('identity.account.pages')}>
    <ul>
      {accountPages
        .filter(({ permission }) => user.permissionCodes.includes(permission))
        .map(({ path, title, Icon }) => (
          <li key={path}>
            <NavLink to={path}>
              <Icon size={18} aria-hidden="true" />
              {t(title)}
            </NavLink>
          </li>
        ))}
    </ul>
  </nav>
);

/** What stands around every page of an account: whose it is, the way back to the site, and the other pages. */
export default () => {
  const user = useLoaderData<typeof loader>();
  const { website } = (useRouteLoaderData('root') as SiteData | undefined) ?? defaultSite;
  const [ended, setEnded] = useState(false);
  const context: AccountContext = { user, end: () => setEnded(true) };
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <div className={`page ${styles.row}`}>
          <Brand website={website} regional={false} />
          <Link to="/" className={styles.home}>
            <House size={16} aria-hidden="true" />
            {t('identity.account.home')}
          </Link>
          <ThemeSwitch />
          {!ended && (
            <div className={styles.user}>
              <span className={styles.name} title={nameOf(user)}>
                {nameOf(user)}
              </span>
              <LogOutButton className={styles.logOut} />
            </div>
          )}
        </div>
      </div>
      <div className={`page ${styles.columns}`}>
        {!ended && <PageList user={user} />}
        <div className={styles.content}>
          <Outlet context={context} />
        </div>
      </div>
    </div>
  );
};
