import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { text } from '../kit/text.ts';
import { configType, menuItem, position } from './entities.ts';
import { MENU_LEVEL_MAXIMUM } from './menu-level.ts';

const management = '/api/ai-portal/portal/v1/config-management';

export const queryMenus = defineCall({
  name: 'site.queryMenus',
  method: 'POST',
  path: `${management}/menu-config/query`,
  service: 'ability',
  access: 'public',
  summary: '查询指定层级的菜单项，列表为平铺结构，按 parentId 组成树',
  cacheable: true,
  request: z.object({
    menuLevels: z
      .array(z.int().check(z.gte(1), z.lte(MENU_LEVEL_MAXIMUM)))
      .check(z.minLength(1), z.maxLength(MENU_LEVEL_MAXIMUM)),
  }),
  answer: z.array(menuItem),
});

const configItem = z.object({
  configType,
  /** JSON: website info, link info or agreement links by type. */
  configContent: z.string(),
});

export const querySystemConfig = defineCall({
  name: 'site.querySystemConfig',
  method: 'POST',
  path: `${management}/system-config/query`,
  service: 'ability',
  access: 'public',
  summary: '查询站点配置；不带类型时返回需要用户同意的协议列表',
  cacheable: true,
  request: z.object({ configType: z.optional(configType) }),
  answer: z.union([
    z.array(configItem),
    z.object({
      useRequired: z.array(z.object({ key: z.string(), title: z.string() })),
    }),
  ]),
});

export const DEFAULT_APP_ID = 'aiop-console';
export const DEFAULT_CLUSTER = 'default';

const configFilePath = '/configfiles/json/:appId/:clusterName/:namespaceName';

export const getConfigFile = defineCall({
  name: 'site.getConfigFile',
  method: 'GET',
  path: `/api${configFilePath}`,
  aliases: [configFilePath],
  service: 'ability',
  access: 'public',
  statuses: [404],
  summary: '读取配置中心的一个命名空间；命名空间不存在时状态为 404',
  cacheable: true,
  request: z.object({
    appId: text(64, 1),
    clusterName: text(64, 1),
    namespaceName: text(64, 1),
  }),
  answer: z.record(z.string(), z.string()),
});

export const queryPositions = defineCall({
  name: 'site.queryPositions',
  method: 'POST',
  path: '/api/ai-portal/portal/v1/site/position/query',
  service: 'ability',
  access: 'public',
  summary: '查询首页各区块的内容：轮播、快速入门、平台与应用',
  cacheable: true,
  request: z.object({ regional: z.optional(z.boolean()) }),
  answer: z.array(position),
});

const announcement = z.object({
  announcementId: z.string(),
  title: z.string(),
  /** HTML that contains nothing that runs. */
  content: z.string(),
});
export type Announcement = z.infer<typeof announcement>;

export const getAnnouncement = defineCall({
  name: 'site.getAnnouncement',
  method: 'GET',
  path: '/api/ai-portal/portal/v1/site/announcement/current',
  service: 'ability',
  access: 'public',
  summary: '读取当前公告；没有时为 null',
  cacheable: true,
  request: z.object({}),
  answer: z.nullable(announcement),
});
