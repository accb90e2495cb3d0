import { LayoutDashboard } from 'lucide-react';
import { useCallback, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import { menuOf } from '#contract/identity/account-menu.ts';
import { getUserInfo } from '#contract/identity/calls.ts';
import type { Standing } from '#contract/identity/permissions.ts';
import { isOperator, type UserRole } from '#contract/identity/roles.ts';
import { countUnread } from '#contract/messages/calls.ts';
import { browserLoad } from '#web/call.ts';
import { type LoadArgs, serverLoad } from '#web/page.ts';
import type { User } from '#web/session/user.ts';
import { defaultSite, type SiteData } from '#web/shell/site-data.ts';
import { WorkBarLink } from '#web/shell/work-bar.tsx';
import { WorkFrame } from '#web/shell/work-frame.tsx';
import type { WorkEntry } from '#web/shell/work-menu.tsx';
import { loadCentreTexts } from '#web/start-up/load-language.ts';
import { t } from '#web/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { furtherPages, menuPages } from './account-pages.ts';
import type { AccountContext } from './account-user.ts';

const load = async ({ call }: LoadArgs) => {
  const user = await call(getUserInfo, {});
  const { unread } = user.permissionCodes.includes('messageCenter') ? await call(countUnread, {}) : { unread: 0 };
  return { user, unread };
};

export const loader = serverLoad(load);
export const clientLoader = async (args: ClientLoaderFunctionArgs) => {
  const [data] = await Promise.all([browserLoad(load)(args), loadCentreTexts()]);
  return data;
};
/** A query is the page's own business; the next page shows what the one before has changed, and whoever asks anew gets anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

const ICON_PX = 18;

const standingOf = ({ accountType, roles, accountRole, authStatus }: User) =>
  ({ accountType, userRoles: roles, accountRole, authStatus }) as Standing;

const entriesOf = (user: User): WorkEntry[][] => [
  menuOf(standingOf(user)).flatMap(({ value, name, icon }) => {
    const page = menuPages[value];
    return page ? [{ ...page, text: name, icon: <Icon name={icon} size={ICON_PX} /> }] : [];
  }),
  furtherPages
    .filter(({ permission }) => user.permissionCodes.includes(permission))
    .map(({ title, Icon: Sign, ...page }) => ({
      ...page,
      text: t(title),
      icon: <Sign size={ICON_PX} aria-hidden="true" />,
    })),
];

/** What stands around every page of an account. */
export default () => {
  const data = useLoaderData<typeof loader>();
  const { user } = data;
  const { website } = (useRouteLoaderData('root') as SiteData | undefined) ?? defaultSite;
  const [ended, setEnded] = useState(false);
  const [told, setTold] = useState<{ since: typeof data; unread: number }>();
  const tellUnread = useCallback((unread: number) => setTold({ since: data, unread }), [data]);
  const context: AccountContext = { user, end: () => setEnded(true), tellUnread };
  return (
    <WorkFrame
      website={website}
      title={t('account.title')}
      titlePath="/account/account"
      user={user}
      unread={told?.since === data ? told.unread : data.unread}
      ended={ended}
      links={
        isOperator(user.roles as UserRole[]) && (
          <WorkBarLink to="/console" icon={<LayoutDashboard size={ICON_PX} aria-hidden="true" />}>
            {t('account.frame.console')}
          </WorkBarLink>
        )
      }
      menuLabel={t('account.frame.pages')}
      groups={entriesOf(user)}
    >
      <Outlet context={context} />
    </WorkFrame>
  );
};
