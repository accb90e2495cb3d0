import type { MenuItem, Position } from '#contract/site/entities.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { createAnnouncementStore, type DefaultAnnouncement } from './announcement-store.ts';

const listMenus = named(
  'site.menus',
  'select menu_id, parent_id, menu_name, menu_url, status, tip_icon from site_menu where level = any ($1) order by position',
);
const findConfig = named('site.config', 'select config_content from site_config where config_type = $1');
const listUseRequired = named(
  'site.useRequired',
  'select key, title from agreements_agreement where use_required order by position',
);
const findConfigFile = named(
  'site.configFile',
  'select entries from site_config_file where app_id = $1 and cluster_name = $2 and namespace_name = $3',
);
const listPositions = named(
  'site.positions',
  'select position_type, title, des, picture, icon, url, action from site_position where status = 1 and regional = $1 order by position',
);

const clear = ['site_menu', 'site_config', 'site_config_file', 'site_position'].map((table) =>
  named(`site.clear.${table}`, `delete from ${table}`),
);
const addMenu = named(
  'site.addMenu',
  `insert into site_menu (menu_id, parent_id, level, menu_name, menu_url, status, tip_icon, position)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const addConfig = named('site.addConfig', 'insert into site_config (config_type, config_content) values ($1, $2)');
const addConfigFile = named(
  'site.addConfigFile',
  'insert into site_config_file (app_id, cluster_name, namespace_name, entries) values ($1, $2, $3, $4)',
);
const addPosition = named(
  'site.addPosition',
  `insert into site_position (position, position_type, regional, status, title, des, picture, icon, url, action)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export interface SiteContent {
  menus: (Omit<MenuItem, 'children'> & { level: number })[];
  /** JSON texts by config type. */
  configs: { configType: number; configContent: string }[];
  configFiles: {
    appId: string;
    clusterName: string;
    namespaceName: string;
    entries: Record<string, string>;
  }[];
  positions: (Position & { status: number; regional: boolean })[];
  announcements: DefaultAnnouncement[];
}

interface MenuRow {
  menu_id: number;
  parent_id: number;
  menu_name: string;
  menu_url: string;
  status: 0 | 1;
  tip_icon: number;
}

interface PositionRow {
  position_type: number;
  title: string;
  des: string;
  picture: string;
  icon: string;
  url: string;
  action: string;
}

export const createSiteStore = (database: Database) => ({
  /** Lists the menu items of these levels, flat, in the order of the content. */
  async listMenus(levels: readonly number[]): Promise<MenuItem[]> {
    const rows = await database.query<MenuRow>(listMenus, [levels]);
    return rows.map((row) => ({
      menuId: row.menu_id,
      parentId: row.parent_id,
      menuName: row.menu_name,
      menuUrl: row.menu_url,
      status: row.status,
      tipIcon: row.tip_icon,
      children: [],
    }));
  },

  /** Returns the JSON text of a config type. */
  async findConfig(configType: number): Promise<string | undefined> {
    const [row] = await database.query<{ config_content: string }>(findConfig, [configType]);
    return row?.config_content;
  },

  /** Lists the agreements that every user has to accept. */
  async listUseRequired() {
    return database.query<{ key: string; title: string }>(listUseRequired);
  },

  async findConfigFile(appId: string, clusterName: string, namespaceName: string) {
    const [row] = await database.query<{ entries: Record<string, string> }>(findConfigFile, [
      appId,
      clusterName,
      namespaceName,
    ]);
    return row?.entries;
  },

  /** Lists the visible blocks of the home page or of the regional page. */
  async listPositions(regional: boolean): Promise<Position[]> {
    const rows = await database.query<PositionRow>(listPositions, [regional]);
    return rows.map(({ position_type, ...block }) => ({
      positionType: position_type,
      ...block,
    }));
  },

  async replace(content: SiteContent) {
    for (const statement of clear) await database.query(statement);
    for (const [at, menu] of content.menus.entries())
      await database.query(addMenu, [
        menu.menuId,
        menu.parentId,
        menu.level,
        menu.menuName,
        menu.menuUrl,
        menu.status,
        menu.tipIcon,
        at,
      ]);
    for (const config of content.configs) await database.query(addConfig, [config.configType, config.configContent]);
    for (const file of content.configFiles)
      await database.query(addConfigFile, [
        file.appId,
        file.clusterName,
        file.namespaceName,
        JSON.stringify(file.entries),
      ]);
    for (const [at, block] of content.positions.entries())
      await database.query(addPosition, [
        at,
        block.positionType,
        block.regional,
        block.status,
        block.title,
        block.des,
        block.picture,
        block.icon,
        block.url,
        block.action,
      ]);
    await createAnnouncementStore(database).bring(content.announcements);
  },
});
