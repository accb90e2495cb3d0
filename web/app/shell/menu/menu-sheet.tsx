import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import type { LinkInfo } from '#contract/site/content.ts';
import { branchOf } from '#web/kit/start-up/preview.ts';
import { t } from '#web/kit/texts.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import { HeaderLinks } from '../header-links.tsx';
import { MenuEntry } from './menu-entry.tsx';
import styles from './menu-sheet.module.css';
import { type MenuNode, selectedTopMenu, type TopMenu } from './menu-tree.ts';
import { Sheet } from '#web/kit/shell/sheet.tsx';

const Group = ({ group, open }: { group: MenuNode; open: boolean }) => {
  if (group.children.length === 0)
    return group.menuUrl === '' ? null : <MenuEntry node={group} className={styles.summary} />;
  return (
    <details open={open} className={styles.group}>
      <summary className={styles.summary}>
        {group.menuName}
        <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
      </summary>
      <ul className={styles.entries}>
        {group.children.map((entry) => (
          <li key={entry.menuId}>
            <MenuEntry node={entry} className={styles.entry} />
            {entry.children.length > 0 && (
              <ul>
                {entry.children.map((small) => (
                  <li key={small.menuId}>
                    <MenuEntry node={small} className={styles.small} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
};

const Top = ({ menu, open, branch }: { menu: TopMenu; open: boolean; branch: readonly number[] }) => {
  const groups = menu.areas.flat();
  if (groups.length === 0)
    return (
      <SiteLink href={menu.menuUrl} className={styles.top}>
        {menu.menuName}
      </SiteLink>
    );
  return (
    <details open={open}>
      <summary className={styles.top}>
        {menu.menuName}
        <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.groups}>
        {menu.menuUrl !== '' && (
          <SiteLink href={menu.menuUrl} className={styles.all}>
            {t('site.menu.all', { name: menu.menuName })}
          </SiteLink>
        )}
        {groups.map((group, at) => (
          <Group key={group.menuId} group={group} open={at === 0 || branch.includes(group.menuId)} />
        ))}
      </div>
    </details>
  );
};

interface MenuSheetProps {
  menus: readonly TopMenu[];
  links: LinkInfo | null;
  open: boolean;
  onClose: () => void;
  onConsult: () => void;
}

/** The contents of the menu drawer on small screens. */
export const MenuSheet = ({ menus, links, open, onClose, onConsult }: MenuSheetProps) => {
  const { pathname, hash } = useLocation();
  // The preview of a menu opens the branch that was changed.
  const branch = branchOf(hash);
  const firstOpen =
    branch[0] ??
    selectedTopMenu(menus, pathname) ??
    menus.find((menu) => menu.areas.some((groups) => groups.length > 0))?.menuId;
  return (
    <Sheet open={open} onClose={onClose} title={t('site.menu.title')} side="right">
      <nav aria-label={t('site.menu.label')}>
        <ul>
          {menus.map((menu) => (
            <li key={menu.menuId} className={styles.item}>
              <Top menu={menu} open={menu.menuId === firstOpen} branch={branch} />
            </li>
          ))}
        </ul>
      </nav>
      {links && (
        <div className={styles.links}>
          <HeaderLinks headerLinks={links.headerLinks} onConsult={onConsult} />
        </div>
      )}
    </Sheet>
  );
};
