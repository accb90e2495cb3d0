import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LinkInfo, WebsiteInfo } from '#contract/site/content.ts';
import { SEARCH_PATH } from '#contract/search/search-path.ts';
import { PaletteOpener } from '#web/kit/palette/palette-opener.tsx';
import { Brand } from '#web/kit/shell/brand.tsx';
import { t } from '#web/kit/texts.ts';
import { useUser } from '#web/kit/session/user.ts';
import { ConsultButton } from './consult/consult-button.tsx';
import { CONSULT_HASH } from '#web/kit/shell/consult/consult-hash.ts';
import { HeaderLinks } from './header-links.tsx';
import styles from '#web/kit/shell/header.module.css';
import { MegaMenu } from './menu/mega-menu.tsx';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import type { TopMenu } from './menu/menu-tree.ts';
import { ThemeSwitch } from '#web/kit/shell/theme-switch.tsx';
import { UserPlace } from './user/user-place.tsx';

interface HeaderProps {
  website: WebsiteInfo;
  menus: readonly TopMenu[];
  links: LinkInfo | null;
  /** The regional site has its own name and menu. */
  regional: boolean;
}

export const Header = ({ website, menus, links, regional }: HeaderProps) => {
  const [consulting, setConsulting] = useState(false);
  const openConsult = useCallback(() => setConsulting(true), []);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const user = useUser();
  const isAsked = hash === CONSULT_HASH && !!user;
  useEffect(() => {
    if (isAsked) setConsulting(true);
  }, [isAsked]);
  const closeConsult = useCallback(() => {
    setConsulting(false);
    if (isAsked) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  }, [isAsked, navigate, search]);
  return (
    <header className={styles.header}>
      <div className={`page ${styles.row}`}>
        <Brand website={website} regional={regional} />
        <MegaMenu menus={menus} />
        <div className={styles.actions}>
          <PaletteOpener place="header" label={t('search.open')} href={SEARCH_PATH} />
          {links && <ConsultButton links={links} open={consulting} onOpen={openConsult} onClose={closeConsult} />}
          <ThemeSwitch />
          {links && <HeaderLinks headerLinks={links.headerLinks} onConsult={openConsult} />}
          <UserPlace />
          <MenuDrawer menus={menus} links={links} onConsult={openConsult} />
        </div>
      </div>
    </header>
  );
};
