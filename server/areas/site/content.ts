import * as z from 'zod/mini';
import { readNamespace } from '#contract/site/config-center.ts';
import { announcementContent } from '#contract/site/entities.ts';
import { text } from '#contract/kit/text.ts';
import type { ContentFiles } from '#server/kit/content/content-files.ts';
import type { AreaContent } from '#server/kit/content/import-content.ts';
import { markdownErrorText } from '#server/kit/markdown/render-markdown.ts';
import { createSiteStore, type SiteContent } from './store.ts';

const configCenter = 'site/config-center';
const configFileContent = z.record(text(200, 1), text(100_000));

const readConfigFiles = (files: ContentFiles): SiteContent['configFiles'] =>
  files.list(configCenter, '.json').flatMap((file) => {
    const [appId, clusterName, namespace, ...rest] = file.slice(configCenter.length + 1).split('/');
    const entries = files.json(file, configFileContent);
    if (!entries) return [];
    if (!appId || !clusterName || !namespace || rest.length > 0) {
      files.addError(file, '', 'lies not in appId/clusterName/namespaceName.json');
      return [];
    }
    try {
      readNamespace(entries);
    } catch (error) {
      files.addError(file, '', `its joined parts are no JSON: ${(error as Error).message}`);
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
    files.addError(announcementsFile, 'announcementId', 'occurs twice');
  return list.map(({ file, ...announcement }) => {
    const content = files.text(`site/announcements/${file}`) ?? '';
    const reason = markdownErrorText(content);
    if (reason) files.addError(`site/announcements/${file}`, '', reason);
    return { ...announcement, content };
  });
};

export const siteContent: AreaContent<SiteContent> = {
  area: 'site',
  read: (files) => ({ configFiles: readConfigFiles(files), announcements: readAnnouncements(files) }),
  write: (database, content) => createSiteStore(database).replace(content),
};
