import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { isRegionalPath } from '#contract/site/region.ts';
import { useUser } from '#web/kit/session/user.ts';
import { isPreview } from '#web/kit/start-up/preview.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { useChunkWatch } from '../start-up/chunk-watch.ts';
import { t } from '#web/kit/texts.ts';
import { Notices } from '#web/kit/ui/notice.tsx';
import { BackToTop } from './back-to-top.tsx';
import { ConsultCard } from './consult/consult-card.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LeavingLoader } from '#web/kit/shell/loader.tsx';
import { buildMenuTree, visibleMenus } from './menu/menu-tree.ts';
import { ProgressLine } from '../frames/progress-line.tsx';
import { PalettePlace } from '../palette/palette-place.tsx';
import { regionalMenus } from './menu/regional-menu.ts';
import styles from './shell.module.css';
import { defaultSite, type SiteData } from '#web/kit/shell/site-data.ts';

interface ShellProps {
  site: SiteData | undefined;
  /** Whether header and footer are left out. */
  bare: boolean;
  /** Whether the page is in a frame, which has the main landmark next to its menu. */
  isFramed?: boolean;
  noFooter: boolean;
  /** Whether the floating card has the feedback button. */
  takesFeedback?: boolean;
  grayBackground?: boolean;
  /** Whether the page is a dialog over another one. */
  isDialog?: boolean;
  children: ReactNode;
}

const loadUserDialogs = () => import('./user/user-dialogs.tsx');

/** Whether a page shows no user dialogs: the login pages, and the terms that a dialog links to. */
const isLeftAlone = (pathname: string) => /^\/(auth|duty)(\/|$)/.test(pathname);

/**
 * After a change of page, moves the focus of keyboard and screen reader to its beginning. A dialog that closes has
 * returned the focus to the page below it, where it stays.
 */
const useFocusOnPage = (isDialog: boolean) => {
  // A trailing slash does not make another page.
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const shown = useRef({ pathname, isDialog });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, isDialog };
    if (before.pathname === pathname) return;
    const page = document.getElementById('main');
    const { activeElement: focused } = document;
    if (before.isDialog && !isDialog && page && focused !== page && page.contains(focused)) return;
    page?.focus({ preventScroll: true });
  }, [pathname, isDialog]);
};

/** The shell of every page. */
export const Shell = ({ site = defaultSite, bare, noFooter, takesFeedback = false, ...props }: ShellProps) => {
  const { isFramed = false, grayBackground = false, isDialog = false, children } = props;
  const { website, menus: list, links, agreementLinks, reports } = site;
  const { pathname } = useLocation();
  const regional = isRegionalPath(pathname);
  const menus = useMemo(
    () => (regional ? regionalMenus(list, t('site.regional.home')) : visibleMenus(buildMenuTree(list))),
    [list, regional],
  );
  useFocusOnPage(isDialog);
  useChunkWatch();
  const user = useUser();
  const isAsked = Boolean(user) && !isPreview && !isLeftAlone(pathname);
  const dialogs = useLazyComponent(loadUserDialogs, isAsked);
  return (
    <div className={`${styles.shell}${grayBackground ? ` ${styles.gray}` : ''}`}>
      <LeavingLoader />
      <ProgressLine />
      {!bare && (
        <>
          <a href="#main" className={styles.skip}>
            {t('site.skip')}
          </a>
          <Header website={website} menus={menus} links={links} regional={regional} />
        </>
      )}
      <Notices />
      {user && isAsked && dialogs && <dialogs.UserDialogs user={user} />}
      {!isPreview && <PalettePlace />}
      {isFramed ? (
        <div className={`${styles.main} ${styles.bare}`}>{children}</div>
      ) : (
        <main id="main" tabIndex={-1} className={`${styles.main}${bare ? ` ${styles.bare}` : ''}`}>
          {children}
        </main>
      )}
      {!bare && !noFooter && (
        <Footer website={website} links={links} agreementLinks={agreementLinks} reports={reports} />
      )}
      {!bare && (
        <aside className={styles.floating} aria-label={t('site.floating')}>
          {(links || takesFeedback) && <ConsultCard links={links} takesFeedback={takesFeedback} />}
          <BackToTop />
        </aside>
      )}
    </div>
  );
};
