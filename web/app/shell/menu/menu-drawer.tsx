import { Menu } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { LinkInfo } from '#contract/site/content.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { branchOf } from '#web/kit/start-up/preview.ts';
import { t } from '#web/kit/texts.ts';
import headerStyles from '#web/kit/shell/header.module.css';
import styles from './menu-drawer.module.css';
import type { TopMenu } from './menu-tree.ts';

interface MenuDrawerProps {
  menus: readonly TopMenu[];
  links: LinkInfo | null;
  /** Opens the consultation in place of the drawer. */
  onConsult: () => void;
}

const loadSheet = () => import('./menu-sheet.tsx');

/** The menu of small screens. */
export const MenuDrawer = ({ menus, links, onConsult }: MenuDrawerProps) => {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { key, hash } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  // Every navigation closes the drawer.
  useEffect(close, [close, key]);
  const isPreviewed = branchOf(hash).length > 0;
  useEffect(() => {
    if (!isPreviewed) return;
    // A wide page has panels in place of the drawer, and does not show its button.
    const follow = () => setOpen(Boolean(button.current?.offsetParent));
    follow();
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [isPreviewed]);
  const consult = () => {
    close();
    onConsult();
  };
  const sheet = useLazyComponent(loadSheet, open, close);
  return (
    <div className={styles.narrow}>
      <button
        ref={button}
        type="button"
        className={headerStyles.icon}
        onClick={() => setOpen(true)}
        aria-label={t('site.menu.open')}
        aria-haspopup="dialog"
        aria-busy={open && !sheet}
      >
        <Menu size={22} aria-hidden="true" />
      </button>
      {sheet && <sheet.MenuSheet menus={menus} links={links} open={open} onClose={close} onConsult={consult} />}
    </div>
  );
};
