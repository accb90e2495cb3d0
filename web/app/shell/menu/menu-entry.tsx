import { SiteLink } from '#web/kit/ui/site-link.tsx';
import { Badge } from '../badge.tsx';
import type { MenuNode } from './menu-tree.ts';

interface MenuEntryProps {
  node: MenuNode;
  className?: string | undefined;
}

/** The name of a menu item with its badge: a link, or plain text if it has no address. */
export const MenuEntry = ({ node, className }: MenuEntryProps) => {
  const name = (
    <>
      {node.menuName}
      <Badge value={node.tipIcon} />
    </>
  );
  if (node.menuUrl === '') return <span className={className}>{name}</span>;
  return (
    <SiteLink href={node.menuUrl} className={className}>
      {name}
    </SiteLink>
  );
};
