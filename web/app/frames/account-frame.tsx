import { LayoutDashboard } from 'lucide-react';
import { useCallback, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { getAccountInfo } from '#contract/enterprise/calls.ts';
import type { AccountMenuValue } from '#contract/account/account-menu.ts';
import { getUserInfo } from '#contract/auth/calls.ts';
import { countUnread } from '#contract/messages/calls.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, serverLoad } from '#web/kit/page.ts';
import { currentUser, type User } from '#web/kit/session/user.ts';
import { defaultSite, type SiteData } from '#web/kit/shell/site-data.ts';
import { WorkBarLink } from './work-bar.tsx';
import { WorkFrame } from './work-frame.tsx';
import type { WorkEntry } from './work-menu.tsx';
import { loadCentreTexts } from '#web/kit/start-up/load-language.ts';
import { t } from '#web/kit/texts.ts';
import { Icon } from '#web/kit/ui/icon.tsx';
import { furtherPages, menuPages } from './account-pages.ts';
import type { AccountContext } from '#web/kit/shell/account-user.ts';
import { OwnerCard } from '#web/areas/account/owner-card.tsx';
import { PortalCrumbs } from '#web/areas/account/portal-crumbs.tsx';

const hasMessages = (user: User) => user.permissionCodes.includes('messageCenter');

/** With a known user, the count of messages does not wait for the call that reads the user. */
const load = async ({ call }: LoadArgs, known?: User | null) => {
  const userInfo = call(getUserInfo, {});
  const count = async () => (hasMessages(known ?? (await userInfo)) ? (await call(countUnread, {})).unread : 0);
  const [user, account, unread] = await Promise.all([userInfo, call(getAccountInfo, {}), count()]);
  return { user, account, unread };
};

export const loader = serverLoad(load);
export const clientLoader = async (args: ClientLoaderFunctionArgs) => {
  const [data] = await Promise.all([browserLoad((asked) => load(asked, currentUser()))(args), loadCentreTexts()]);
  return data;
};
/**
 * A new query is handled by the page itself. The frame reloads on a change of page, since the previous page may have
 * changed its data, and on an explicit reload.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

const ICON_PX = 18;

type FrameData = Awaited<ReturnType<typeof load>>;

const furtherOf = (codes: readonly string[]) => furtherPages.filter(({ permission }) => codes.includes(permission));

const pageNamesFor: AccountContext['pageNamesFor'] = ({ menu, permissionCodes }) => [
  ...menu.map(({ name }) => name),
  ...furtherOf(permissionCodes).map(({ title }) => t(title)),
];

const entriesOf = ({ user, account }: FrameData): WorkEntry[][] => [
  account.menu.menuList.map(({ value, name, icon }) => ({
    ...menuPages[value as AccountMenuValue],
    text: name,
    icon: <Icon name={icon} size={ICON_PX} />,
  })),
  furtherOf(user.permissionCodes).map(({ title, Icon: Sign, ...page }) => ({
    ...page,
    text: t(title),
    icon: <Sign size={ICON_PX} aria-hidden="true" />,
  })),
];

/** The frame of every page of the account centre. */
export default () => {
  const data = useLoaderData<typeof loader>();
  const { user, account } = data;
  const { website } = (useRouteLoaderData('root') as SiteData | undefined) ?? defaultSite;
  const { pathname } = useLocation();
  const [ended, setEnded] = useState(false);
  const [reported, setReported] = useState<{ since: FrameData; unread: number }>();
  const reportUnread = useCallback((unread: number) => setReported({ since: data, unread }), [data]);
  const context: AccountContext = { user, account, end: () => setEnded(true), reportUnread, pageNamesFor };
  const isWelcomed = user.permissionCodes.includes('welcome');
  return (
    <WorkFrame
      website={website}
      title={t('account.title')}
      titlePath={isWelcomed ? '/account/welcome' : '/account/account'}
      user={user}
      unread={reported?.since === data ? reported.unread : data.unread}
      ended={ended}
      links={
        user.permissionCodes.some((code) => code.startsWith('console')) && (
          <WorkBarLink to="/console" icon={<LayoutDashboard size={ICON_PX} aria-hidden="true" />}>
            {t('account.frame.console')}
          </WorkBarLink>
        )
      }
      menuLabel={t('account.frame.pages')}
      groups={entriesOf(data)}
      head={account.ownerCenter && <OwnerCard user={user} card={account.ownerCenter} />}
      crumbs={isWelcomed && <PortalCrumbs pathname={pathname} />}
    >
      <Outlet context={context} />
    </WorkFrame>
  );
};
