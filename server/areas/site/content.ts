import * as z from 'zod/mini';
import { readNamespace } from '#contract/site/config-center.ts';
import {
  agreementLinks,
  announcementContent,
  configTypes,
  linkInfo,
  MENU_LEVEL_MAXIMUM,
  menuContent,
  positionContent,
  websiteInfo,
} from '#contract/site/entities.ts';
import { text } from '#contract/kit/text.ts';
import type { ContentFiles } from '#server/kit/content/content-files.ts';
import type { AreaContent } from '#server/kit/content/import-content.ts';
import { markdownFault } from '#server/kit/markdown/render-markdown.ts';
import { createSiteStore, type SiteContent } from './store.ts';

const menusFile = 'site/menus.json';
const configFiles = {
  websiteInfo: 'site/website-info.json',
  linkInfo: 'site/link-info.json',
  agreementLinks: 'site/agreement-links.json',
};
const configCenter = 'site/config-center';
const configFileContent = z.record(text(200, 1), text(100_000));

/** Adds to each item its level, which is derived from its ancestors. */
const readMenus = (files: ContentFiles): SiteContent['menus'] => {
  const menus = files.json(menusFile, menuContent) ?? [];
  const byId = new Map(menus.map((menu) => [menu.menuId, menu]));
  if (byId.size < menus.length) files.fault(menusFile, 'menuId', 'stands twice');
  return menus.map((menu, at) => {
    let level = 1;
    for (let parentId = menu.parentId; parentId !== 0; level += 1) {
      const parent = byId.get(parentId);
      if (!parent) files.fault(menusFile, `${at}.parentId`, `${parentId} is no menu`);
      else if (level === MENU_LEVEL_MAXIMUM) files.fault(menusFile, `${at}.parentId`, 'lies deeper than five levels');
      if (!parent || level === MENU_LEVEL_MAXIMUM) return { ...menu, level: MENU_LEVEL_MAXIMUM };
      parentId = parent.parentId;
    }
    return { ...menu, level };
  });
};

const readConfigFiles = (files: ContentFiles): SiteContent['configFiles'] =>
  files.list(configCenter, '.json').flatMap((file) => {
    const [appId, clusterName, namespace, ...rest] = file.slice(configCenter.length + 1).split('/');
    const entries = files.json(file, configFileContent);
    if (!entries) return [];
    if (!appId || !clusterName || !namespace || rest.length > 0) {
      files.fault(file, '', 'lies not in appId/clusterName/namespaceName.json');
      return [];
    }
    try {
      readNamespace(entries);
    } catch (error) {
      files.fault(file, '', `its joined parts are no JSON: ${(error as Error).message}`);
    }
    return [
      {
        appId,
        clusterName,
        namespaceName: namespace.replace(/\.json$/, ''),
        entries,
      },
    ];
  });

const announcementsFile = 'site/announcements.json';

const readAnnouncements = (files: ContentFiles): SiteContent['announcements'] => {
  const list = files.json(announcementsFile, announcementContent) ?? [];
  if (new Set(list.map(({ announcementId }) => announcementId)).size < list.length)
    files.fault(announcementsFile, 'announcementId', 'stands twice');
  return list.map(({ file, ...announcement }) => {
    const content = files.text(`site/announcements/${file}`) ?? '';
    const reason = markdownFault(content);
    if (reason) files.fault(`site/announcements/${file}`, '', reason);
    return { ...announcement, content };
  });
};

export const siteContent: AreaContent<SiteContent> = {
  area: 'site',
  read(files) {
    const configs = [
      {
        configType: configTypes.websiteInfo,
        content: files.json(configFiles.websiteInfo, websiteInfo),
      },
      {
        configType: configTypes.linkInfo,
        content: files.json(configFiles.linkInfo, linkInfo),
      },
      {
        configType: configTypes.agreementLinks,
        content: files.json(configFiles.agreementLinks, agreementLinks),
      },
    ];
    return {
      menus: readMenus(files),
      configs: configs.map(({ configType, content }) => ({
        configType,
        configContent: JSON.stringify(content),
      })),
      configFiles: readConfigFiles(files),
      positions: files.json('site/positions.json', positionContent) ?? [],
      announcements: readAnnouncements(files),
    };
  },
  write: (database, content) => createSiteStore(database).replace(content),
};
