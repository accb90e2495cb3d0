import { ArrowRight } from 'lucide-react';
import { t } from '#web/kit/texts.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import { MenuEntry } from './menu-entry.tsx';
import styles from './menu-panel.module.css';
import type { MenuNode, TopMenu } from './menu-tree.ts';
import { ScrollArea } from '#web/kit/shell/scroll-area.tsx';

const Group = ({ group }: { group: MenuNode }) => (
  <section className={styles.group}>
    <h3 className={styles.heading}>
      <MenuEntry node={group} />
    </h3>
    <ul className={group.children.every((entry) => entry.children.length === 0) ? styles.leaves : undefined}>
      {group.children.map((entry) => (
        <li key={entry.menuId} className={styles.entry}>
          <MenuEntry node={entry} className={styles.fourth} />
          {entry.children.length > 0 && (
            <ul className={styles.fifths}>
              {entry.children.map((small) => (
                <li key={small.menuId}>
                  <MenuEntry node={small} className={styles.fifth} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** A group without an address and without children is left out. */
const isWorthShowing = (group: MenuNode) => group.children.length > 0 || group.menuUrl !== '';

interface MenuPanelProps {
  id: string;
  menu: TopMenu;
  open: boolean;
}

/** The panel of a top menu: its three areas side by side. */
export const MenuPanel = ({ id, menu, open }: MenuPanelProps) => (
  <div id={id} className={styles.panel} hidden={!open}>
    <ScrollArea className={styles.scroll}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.lead}>
          <p className={styles.name}>{menu.menuName}</p>
          {menu.menuUrl !== '' && (
            <SiteLink href={menu.menuUrl} className={styles.all}>
              {t('site.menu.all', { name: menu.menuName })}
              <ArrowRight size={16} aria-hidden="true" />
            </SiteLink>
          )}
        </div>
        {menu.areas.map((groups, at) => (
          // An index is a stable key: there are always three areas.
          <div key={at} className={styles.area}>
            {groups.filter(isWorthShowing).map((group) => (
              <Group key={group.menuId} group={group} />
            ))}
          </div>
        ))}
      </div>
    </ScrollArea>
  </div>
);
