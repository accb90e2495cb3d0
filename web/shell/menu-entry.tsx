import type { AnchorHTMLAttributes } from 'react';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Badge } from './badge.tsx';
import type { MenuNode } from './menu-tree.ts';

interface MenuEntryProps extends AnchorHTMLAttributes<HTMLElement> {
  node: MenuNode;
}

/** The name of a menu item with its badge: a link, or a heading where it leads nowhere. */
export const MenuEntry = ({ node, ...rest }: MenuEntryProps) => {
  const name = (
    <>
      {node.menuName}
      <Badge value={node.tipIcon} />
    </>
  );
  if (node.menuUrl === '') return <span {...rest}>{name}</span>;
  return (
    <SiteLink href={node.menuUrl} {...rest}>
      {name}
    </SiteLink>
  );
};
