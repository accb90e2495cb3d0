import * as kinds from '#contract/site/content.ts';
import { configTypes } from '#contract/site/entities.ts';
import { type AnyServedKind, readSingle, serveKind, writeSingle } from '#server/kit/content/served-kind.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { createSiteContentStore } from './site-content-store.ts';

const menu = serveKind({
  kind: kinds.menu,
  projection: 1,
  readDefaults: (files) => ({
    entries: readSingle(files, kinds.menu, 'site/menus.json', 'items'),
    basis: null,
  }),
  writeDefaults: (entries, files) => writeSingle(files, entries, 'site/menus.json', 'items'),
  async project(transaction, changes) {
    for (const { payload } of changes)
      if (payload) await createSiteContentStore(transaction).replaceMenus((payload as unknown as kinds.Menu).items);
  },
});

/** A part of the site's configuration, which the API gives as JSON text. */
const configKind = (
  kind: ContentKind,
  { file, configType, listIn }: { file: string; configType: number; listIn?: string },
): AnyServedKind =>
  serveKind({
    kind,
    projection: 1,
    readDefaults: (files) => ({ entries: readSingle(files, kind, file, listIn), basis: null }),
    writeDefaults: (entries, files) => writeSingle(files, entries, file, listIn),
    async project(transaction, changes) {
      for (const { payload } of changes)
        if (payload)
          await createSiteContentStore(transaction).saveConfig(
            configType,
            JSON.stringify(listIn === undefined ? payload : payload[listIn]),
          );
    },
  });

const POSITIONS_FILE = 'site/positions.json';

type Block = kinds.Positions['blocks'][number];
type WrittenBlock = Block & { regional?: unknown };

const positions = serveKind({
  kind: kinds.positions,
  projection: 1,
  readDefaults(files) {
    const data = files.data(POSITIONS_FILE);
    const blocks = (Array.isArray(data) ? data : []) as WrittenBlock[];
    blocks.forEach((block, at) => {
      if (typeof block.regional !== 'boolean') files.addError(POSITIONS_FILE, `${at}.regional`, 'is no boolean');
    });
    const entries = Object.keys(kinds.positions.names).map((slug) => {
      const own = blocks
        .map((block, at) => ({ block, at }))
        .filter(({ block }) => block.regional === (slug === 'hefei'));
      return {
        key: slug,
        slug,
        payload: { blocks: own.map(({ block: { regional: _regional, ...block } }) => block) },
        file: POSITIONS_FILE,
        fieldOf: (path: string) => path.replace(/^blocks\.(\d+)/, (_, at: string) => String(own[Number(at)]?.at)),
      };
    });
    return { entries, basis: null };
  },
  writeDefaults(entries, files) {
    let blocks = (files.data(POSITIONS_FILE) ?? []) as WrittenBlock[];
    for (const { slug, payload } of entries) {
      if (!payload) continue;
      const regional = slug === 'hefei';
      const own = (payload as unknown as kinds.Positions).blocks.map((block) => ({ ...block, regional }));
      const others = blocks.filter((block) => block.regional !== regional);
      blocks = regional ? [...others, ...own] : [...own, ...others];
    }
    files.write(POSITIONS_FILE, blocks);
  },
  async project(transaction, changes) {
    for (const { slug, payload } of changes)
      if (payload)
        await createSiteContentStore(transaction).replacePositions(
          slug === 'hefei',
          (payload as unknown as kinds.Positions).blocks,
        );
  },
});

/** The kinds of content of the site. */
export const siteKinds: readonly AnyServedKind[] = [
  menu,
  configKind(kinds.website, { file: 'site/website-info.json', configType: configTypes.websiteInfo }),
  configKind(kinds.links, { file: 'site/link-info.json', configType: configTypes.linkInfo }),
  configKind(kinds.termsLinks, {
    file: 'site/agreement-links.json',
    configType: configTypes.agreementLinks,
    listIn: 'items',
  }),
  positions,
];
