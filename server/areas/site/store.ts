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

const clearConfigFiles = named('site.clearConfigFiles', 'delete from site_config_file');
const addConfigFile = named(
  'site.addConfigFile',
  'insert into site_config_file (app_id, cluster_name, namespace_name, entries) values ($1, $2, $3, $4)',
);
export interface SiteContent {
  configFiles: {
    appId: string;
    clusterName: string;
    namespaceName: string;
    entries: Record<string, string>;
  }[];
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

  /** Writes of the content import. */
  async replace({ configFiles, announcements }: SiteContent) {
    await database.query(clearConfigFiles);
    for (const { appId, clusterName, namespaceName, entries } of configFiles)
      await database.query(addConfigFile, [appId, clusterName, namespaceName, JSON.stringify(entries)]);
    await createAnnouncementStore(database).bring(announcements);
  },
});
