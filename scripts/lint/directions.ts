import { posix } from 'node:path';

type Side = 'contract' | 'content' | 'engines' | 'illustrations' | 'server' | 'web';

const DIRECTIONS: Record<Side, { mayImport: Side[]; reason: string }> = {
  contract: {
    mayImport: [],
    reason: 'contract imports nothing of ours: it is the language of both sides and is below them',
  },
  content: {
    mayImport: ['contract'],
    reason: 'content imports only content and contract: it is data',
  },
  engines: {
    mayImport: ['contract'],
    reason: 'engines import only contract: they run in separate processes, for any caller',
  },
  illustrations: {
    mayImport: ['contract'],
    reason: 'illustrations import only contract: they draw files at build, for every reader of the files',
  },
  server: {
    mayImport: ['contract', 'content', 'engines'],
    reason: 'server and web never import each other: what both share is in contract',
  },
  web: {
    mayImport: ['contract'],
    reason: 'web imports only contract: server and web never import each other, and content comes through the server',
  },
};

/** The facts of the specification, which the tests check the product against. */
const SPECIFICATION = /^contract\/specification\//;
const IS_TEST = /^e2e\/|\.(test|spec)\.tsx?$/;

/** Returns why an import from or to the facts of the specification is wrong, or `undefined` if it is allowed. */
const whyNotOfSpecification = (importer: string, imported: string): string | undefined => {
  if (SPECIFICATION.test(importer))
    return SPECIFICATION.test(imported)
      ? undefined
      : 'contract/specification imports nothing of ours: a fact that came from the product would prove nothing about it';
  if (!SPECIFICATION.test(imported) || IS_TEST.test(importer)) return undefined;
  return 'only tests import contract/specification: the product states its constants itself and is tested against these';
};

/** The parts of `server/` and `web/`: `app` composes, `kit` is shared, `areas` hold the portal's features. */
type Layer = 'app' | 'kit' | 'areas';

const LAYERS: Record<Layer, { mayImport: Layer[]; reason: string }> = {
  app: { mayImport: ['app', 'kit', 'areas'], reason: '' },
  areas: {
    mayImport: ['kit', 'areas'],
    reason: 'areas import no app: app composes the areas, and what both need is in kit',
  },
  kit: { mayImport: ['kit'], reason: 'kit imports neither areas nor app: it is what all areas share' },
};

const sideOf = (path: string): Side | undefined =>
  /^(contract|content|engines|illustrations|server|web)\//.exec(path)?.[1] as Side | undefined;
const layerOf = (path: string) => /^(?:server|web)\/(app|kit|areas)\//.exec(path)?.[1] as Layer | undefined;
const areaOf = (path: string) => /^(?:server|web)\/areas\/([^/]+)\//.exec(path)?.[1];
/** Tests start the whole application, so they and their helpers may import every part. */
const isTest = (path: string) => /(\.(test|spec)\.tsx?|\/testing(-\w+)?\.ts)$/.test(path);
/** What an area offers to others. */
const isPublic = (path: string) => /^(server|web)\/areas\/[^/]+\/public\//.test(path);
/** Returns the folder of an area's definitions, or of those that all areas share. */
const contractFolder = (path: string) => /^contract\/([^/]+)\//.exec(path)?.[1];

/** Resolves `specifier` in `importer` to a path from the project's folder; `undefined` for a package. */
export function resolveOurs(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  return sideOf(specifier.slice(1)) && specifier.startsWith('#') ? specifier.slice(1) : undefined;
}

export interface Import {
  /** Paths from the project's folder. */
  importer: string;
  imported: string;
  /** A type-only import, which is erased before anything runs. */
  typeOnly: boolean;
  /** True if the importer is a route or a page. Only these may compose two areas. */
  composes: boolean;
}

/** Returns why this import goes in a wrong direction, or `undefined` if it is allowed. */
export function whyNot({ importer, imported, typeOnly, composes }: Import): string | undefined {
  const specification = whyNotOfSpecification(importer, imported);
  if (specification) return specification;
  const from = sideOf(importer);
  const to = sideOf(imported);
  if (from === undefined || to === undefined) return undefined;
  // The keys of the texts: a page that uses a missing key does not compile.
  if (from === 'web' && typeOnly && imported.startsWith('content/texts/')) return undefined;
  const { mayImport, reason } = DIRECTIONS[from];
  if (from !== to && !mayImport.includes(to)) return reason;
  if (isTest(importer)) return undefined;
  if (from === 'contract' && contractFolder(importer) === 'kit' && contractFolder(imported) !== 'kit')
    return 'contract/kit imports no area: it is what all calls and entities share';
  const layer = layerOf(importer);
  const otherLayer = layerOf(imported);
  if (layer && otherLayer && !LAYERS[layer].mayImport.includes(otherLayer)) return LAYERS[layer].reason;
  const area = areaOf(importer);
  const other = areaOf(imported);
  if (area === undefined || other === undefined || area === other || composes || isPublic(imported)) return undefined;
  return `the area ${area} imports no insides of ${other}: only a route or a page composes two areas, and an area offers others what is in its folder public`;
}
