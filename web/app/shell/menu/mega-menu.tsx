import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { branchOf } from '#web/kit/start-up/preview.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import { useHoverPanels } from '#web/kit/shell/hover-panels.ts';
import styles from './mega-menu.module.css';
import { MenuPanel } from './menu-panel.tsx';
import { selectedTopMenu, type TopMenu } from './menu-tree.ts';

const hasPanel = (menu: TopMenu) => menu.areas.some((groups) => groups.length > 0);

/** The keys that move the focus into a panel. Tab skips the panel, since it contains dozens of links. */
const ENTERING = ['Enter', ' ', 'ArrowDown'];

/** The top menus. Each opens its panel on hover or focus. */
export const MegaMenu = ({ menus }: { menus: readonly TopMenu[] }) => {
  const { pathname, key, hash } = useLocation();
  const panels = useHoverPanels<number>();
  const selected = selectedTopMenu(menus, pathname);
  const { close, show } = panels;
  // Every navigation closes the panel.
  useEffect(close, [close, key]);
  // The preview of a menu opens the panel that was changed.
  const [previewed] = branchOf(hash);
  useEffect(() => {
    if (previewed !== undefined) show(previewed);
  }, [show, previewed]);

  return (
    <nav className={styles.nav} data-area="menu" aria-label={t('site.menu.label')}>
      <ul className={styles.list}>
        {menus.map((menu) => {
          const { menuId, menuName, menuUrl } = menu;
          const isSelected = menuId === selected;
          const className = `${styles.top}${isSelected ? ` ${styles.selected}` : ''}`;
          if (!hasPanel(menu))
            return (
              <li key={menuId}>
                <SiteLink href={menuUrl} className={className}>
                  {menuName}
                </SiteLink>
              </li>
            );
          const panelId = `menu-panel-${menuId}`;
          const open = panels.open === menuId;
          const onKeyDown = (event: KeyboardEvent) => {
            if (event.key === 'Tab') close();
            if (!ENTERING.includes(event.key)) return;
            event.preventDefault();
            // Flushed, since a hidden element cannot take the focus.
            flushSync(() => show(menuId));
            document.querySelector<HTMLElement>(`#${panelId} a`)?.focus();
          };
          const trigger = {
            ...panels.trigger(menuId),
            onKeyDown,
            'aria-expanded': open,
            'aria-controls': panelId,
            className,
            ...(isSelected && { 'aria-current': true as const }),
          };
          const content = (
            <>
              {menuName}
              <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
            </>
          );
          return (
            <li key={menuId} {...panels.item(menuId)}>
              {menuUrl === '' ? (
                <button type="button" {...trigger}>
                  {content}
                </button>
              ) : (
                <SiteLink href={menuUrl} {...trigger}>
                  {content}
                </SiteLink>
              )}
              <MenuPanel id={panelId} menu={menu} open={open} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
