import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { isRegionalPath } from '#contract/site/region.ts';
import { useUser } from '#web/session/user.ts';
import { useLatePart } from '#web/start-up/late-part.ts';
import { useChunkWatch } from '#web/start-up/chunk-watch.ts';
import { t } from '#web/texts.ts';
import { Notices } from '#web/ui/notice.tsx';
import { BackToTop } from './back-to-top.tsx';
import { ConsultCard } from './consult-card.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LeavingLoader } from './loader.tsx';
import { buildMenuTree, visibleMenus } from './menu-tree.ts';
import { ProgressLine } from './progress-line.tsx';
import { regionalMenus } from './regional-menu.ts';
import styles from './shell.module.css';
import { defaultSite, type SiteData } from './site-data.ts';

interface ShellProps {
  site: SiteData | undefined;
  /** Neither header nor footer. */
  bare: boolean;
  noFooter: boolean;
  children: ReactNode;
}

const loadUserDialogs = () => import('./user-dialogs.tsx');

/** Pages where nothing is asked: those where one logs in, and the terms that one is asked to read. */
const isLeftAlone = (pathname: string) => /^\/(auth|duty)(\/|$)/.test(pathname);

/** After a change of page, the keyboard and the screen reader go on from its beginning. */
const useFocusOnPage = () => {
  const main = useRef<HTMLElement>(null);
  // A slash at its end makes no other page.
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
};

/** What stands around every page. */
export const Shell = ({ site = defaultSite, bare, noFooter, children }: ShellProps) => {
  const { website, menus: list, links, agreementLinks } = site;
  const { pathname } = useLocation();
  const regional = isRegionalPath(pathname);
  const menus = useMemo(
    () => (regional ? regionalMenus(list, t('site.regional.home')) : visibleMenus(buildMenuTree(list))),
    [list, regional],
  );
  const main = useFocusOnPage();
  useChunkWatch();
  const user = useUser();
  const isAsked = Boolean(user) && !isLeftAlone(pathname);
  const dialogs = useLatePart(loadUserDialogs, isAsked);
  return (
    <div className={styles.shell}>
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
      <main id="main" tabIndex={-1} ref={main} className={`${styles.main}${bare ? ` ${styles.bare}` : ''}`}>
        {children}
      </main>
      {!bare && !noFooter && <Footer website={website} links={links} agreementLinks={agreementLinks} />}
      {!bare && (
        <aside className={styles.floating} aria-label={t('site.floating')}>
          {links && <ConsultCard links={links} />}
          <BackToTop />
        </aside>
      )}
    </div>
  );
};
