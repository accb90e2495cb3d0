import { posix } from 'node:path';

/** Why `importer` may not import `imported`, or undefined where it may; both are paths from the project's folder. */
export function whyNot(importer: string, imported: string, isPage: (path: string) => boolean): string | undefined {
  const from = sideOf(importer);
  const to = sideOf(imported);
  if (from === undefined || to === undefined) return undefined;
  if (from !== to && !MAY_IMPORT[from].sides.includes(to)) return MAY_IMPORT[from].reason;
  const area = areaOf(importer);
  const other = areaOf(imported);
  if (area === undefined || other === undefined || area === other || isPage(importer)) return undefined;
  return `${area} may not know the insides of ${other}: an area stays changeable on its own. Only a route or a page composes two areas; what both need belongs in contract/ or beside the areas.`;
}

/** Names the file, from the project's folder, that `specifier` means in `importer`; undefined for a package. */
export function resolveOurs(importer: string, specifier: string): string | undefined {
  const path = specifier.replace(/[?#].*$/, '') || specifier;
  if (path.startsWith('.')) return posix.join(posix.dirname(importer), path);
  const alias = /^#(contract|content|server|web)\/(.*)$/.exec(specifier);
  return alias ? `${alias[1]}/${alias[2]}` : undefined;
}

type Side = 'contract' | 'content' | 'server' | 'web' | 'elsewhere';

const MAY_IMPORT: Record<Side, { sides: Side[]; reason: string }> = {
  contract: {
    sides: [],
    reason: 'contract imports nothing of ours: it is the language of both sides and stands below them.',
  },
  content: {
    sides: ['contract'],
    reason: 'content imports only content and contract: it is data, whoever serves or shows it.',
  },
  server: {
    sides: ['contract', 'content'],
    reason: 'server and web never import each other: what both say stands in contract.',
  },
  web: {
    sides: ['contract'],
    reason: 'web imports only contract: what the server knows comes by a call, what content says by the server.',
  },
  elsewhere: { sides: ['contract', 'content', 'server', 'web'], reason: '' },
};

function sideOf(path: string): Side | undefined {
  const [top = '', rest] = path.split('/', 2);
  if (top === '..' || top === 'node_modules') return undefined;
  return rest !== undefined && top in MAY_IMPORT ? (top as Side) : 'elsewhere';
}

const areaOf = (path: string) => /^(?:server|web)\/areas\/([^/]+)\//.exec(path)?.[1];
