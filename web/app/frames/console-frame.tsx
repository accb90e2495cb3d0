import { CircleUserRound } from 'lucide-react';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { getWaiting } from '#contract/console/calls.ts';
import { getUserInfo } from '#contract/auth/calls.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { PaletteOpener } from '#web/kit/palette/palette-opener.tsx';
import { defaultSite, type SiteData } from '#web/kit/shell/site-data.ts';
import { WorkBarLink } from './work-bar.tsx';
import { WorkFrame } from './work-frame.tsx';
import { loadCentreTexts } from '#web/kit/start-up/load-language.ts';
import { t } from '#web/kit/texts.ts';
import { consolePageName, consolePages, entryPanes } from './console-pages.ts';
import { ConsolePages } from '#web/kit/console/console-pages.ts';
import { EntryPanes } from '#web/kit/console/entry-panes.ts';
import { useWaiting } from '#web/kit/console/waiting-counts.ts';

const load = async ({ call }: LoadArgs) => {
  const [user, { waiting }] = await Promise.all([call(getUserInfo, {}), call(getWaiting, {})]);
  return { user, waiting };
};

export const loader = serverLoad(load);
export const clientLoader = async (args: ClientLoaderFunctionArgs) => {
  const [data] = await Promise.all([browserLoad(load)(args), loadCentreTexts()]);
  return data;
};
/** Filters are handled by the page itself. The frame reloads on a change of page and on an explicit reload. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

const ICON_PX = 18;
const allPages = consolePages.flat();

/** The frame of every console page. */
export default () => {
  const { user, waiting } = useLoaderData<typeof loader>();
  const { website } = (useRouteLoaderData('root') as SiteData | undefined) ?? defaultSite;
  const waitingAt = useWaiting(waiting);
  const isFull = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.fullWidth);
  return (
    <WorkFrame
      wide={isFull ? 'full' : true}
      website={website}
      title={t('console.frame.title')}
      titlePath="/console"
      user={user}
      unread={0}
      links={
        <>
          <PaletteOpener place="bar" label={t('layers.palette.open')} />
          <WorkBarLink to="/account/account" icon={<CircleUserRound size={ICON_PX} aria-hidden="true" />}>
            {t('account.title')}
          </WorkBarLink>
        </>
      }
      menuLabel={t('console.frame.menu')}
      groups={consolePages.map((group) =>
        group
          .filter(({ permission }) => user.permissionCodes.includes(permission))
          .map((page) => ({
            path: page.path,
            text: t(consolePageName(page)),
            icon: <page.Icon size={ICON_PX} aria-hidden="true" />,
            ...(page.waiting && { count: waitingAt(page.waiting) }),
          })),
      )}
    >
      <ConsolePages value={allPages}>
        <EntryPanes value={entryPanes}>
          <Outlet context={user} />
        </EntryPanes>
      </ConsolePages>
    </WorkFrame>
  );
};
