import type { Menu, Positions } from '#contract/site/content.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { waitForWriters } from '#server/kit/database/wait-for-writers.ts';

const clearMenus = named('site.clearMenus', 'delete from site_menu');
const addMenu = named(
  'site.addMenu',
  `insert into site_menu (menu_id, parent_id, level, menu_name, menu_url, status, tip_icon, position)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const saveConfig = named(
  'site.saveConfig',
  `insert into site_config (config_type, config_content) values ($1, $2)
   on conflict (config_type) do update set config_content = excluded.config_content`,
);
const clearPositions = named('site.clearPositions', 'delete from site_position where regional = $1');
const addPosition = named(
  'site.addPosition',
  `insert into site_position (position, position_type, regional, status, title, des, picture, icon, url, action)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);
/** Places of the blocks of the regional page, behind those of the home page. */
const REGIONAL_FROM = 1000;

/** Returns the level of each menu item, 1 at the top. The items form a tree. */
const levelsOf = (items: Menu['items']): Map<number, number> => {
  const parents = new Map(items.map(({ menuId, parentId }) => [menuId, parentId]));
  const levelOf = (menuId: number): number => {
    const parentId = parents.get(menuId) ?? 0;
    return parentId === 0 ? 1 : levelOf(parentId) + 1;
  };
  return new Map(items.map(({ menuId }) => [menuId, levelOf(menuId)]));
};

/** Writes what visitors see of the site's content. */
export const createSiteContentStore = (database: Database) => ({
  async replaceMenus(items: Menu['items']): Promise<void> {
    await waitForWriters(database, 'site_menu');
    await database.query(clearMenus);
    const levels = levelsOf(items);
    for (const [at, item] of items.entries())
      await database.query(addMenu, [
        item.menuId,
        item.parentId,
        levels.get(item.menuId),
        item.menuName,
        item.menuUrl,
        item.status,
        item.tipIcon,
        at,
      ]);
  },

  /** `configContent` is JSON. */
  async saveConfig(configType: number, configContent: string): Promise<void> {
    await database.query(saveConfig, [configType, configContent]);
  },

  /** Replaces the blocks of the home page or of the regional page. */
  async replacePositions(regional: boolean, blocks: Positions['blocks']): Promise<void> {
    await waitForWriters(database, 'site_position');
    await database.query(clearPositions, [regional]);
    for (const [at, block] of blocks.entries())
      await database.query(addPosition, [
        regional ? REGIONAL_FROM + at : at,
        block.positionType,
        regional,
        block.status,
        block.title,
        block.des,
        block.picture,
        block.icon,
        block.url,
        block.action,
      ]);
  },
});
