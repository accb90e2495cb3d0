import { createCipheriv, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserKeys } from './browser-keys.ts';
import { distinct, inOrder, type Json, sorted } from './json.ts';
import { lookedFor, lookedForTypes } from './looked-for.ts';
import type { InventoryPortal } from './portal.ts';
import { type PortalCall, product } from './product.ts';
import { callsIn, keyOf, nodesOf, propertiesOf, type Sources, type SyntaxNode, textsWith } from './sources.ts';

const SECRET = 'a secret that is only ever used to compare';
const UPPER_CASE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const isPlain = (value: unknown): value is Json => {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value === 'object' && value !== null)
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
  return ['string', 'number', 'boolean'].includes(typeof value) || value === null;
};

/** Returns every constant of the contract that is plain data, by name. Leaves out long word lists. */
const constantsOf = async (root: string, { product: sources }: Sources) => {
  const found: Record<string, Json[]> = {};
  for (const { path } of sources) {
    if (!path.startsWith('contract/')) continue;
    const exported = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      const plain = value instanceof Set ? [...value] : value;
      if (isPlain(plain)) (found[name] ??= []).push(inOrder(plain));
    }
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, values]): [string, Json] => [
      name,
      values.length === 1
        ? (values[0] as Json)
        : distinct(values.map((value) => JSON.stringify(value))).map((text) => JSON.parse(text) as Json),
    ]),
  );
};

/** Finds the purposes for which keys are derived from the portal's secret, by the calls that name them. */
const secretPurposes = ({ product: files, valuesOf }: Sources) => {
  const mac = new Set<string>();
  const seal = new Set<string>();
  const byType = new Map([
    [lookedForTypes.mac, mac],
    [lookedForTypes.seal, seal],
  ] as [string | undefined, Set<string>][]);
  const byMethod = new Map([
    ...lookedFor.mac.map((name) => [name, mac]),
    ...lookedFor.seal.map((name) => [name, seal]),
  ] as [string, Set<string>][]);
  for (const source of files) {
    for (const node of source.nodes) {
      if (node.type !== 'TSTypeAliasDeclaration') continue;
      const kind = byType.get(keyOf(node.id));
      if (kind) for (const inner of nodesOf(node)) if (inner.type === 'Literal') kind.add(String(inner.value));
    }
  }
  for (const { source, name, object, args } of callsIn(files)) {
    const kind = lookedFor.mac.includes(name) || object !== '' ? byMethod.get(name) : undefined;
    const isName = (value: unknown) => typeof value === 'string' && /^[a-z][a-z-]*$/.test(value);
    if (kind && args.length > 1)
      for (const value of valuesOf(args[0], source)) if (isName(value)) kind.add(String(value));
  }
  return { mac: sorted(mac), seal: sorted(seal) };
};

type Purposes = Parameters<ReturnType<typeof product.createSecret>['mac']>[0];
type SealPurposes = Parameters<ReturnType<typeof product.createSecret>['open']>[0];

/** Returns what the secret makes of known input: data that an older release wrote must stay readable. */
const secretResults = ({ mac, seal }: ReturnType<typeof secretPurposes>) => {
  const secret = product.createSecret(SECRET);
  const opens = (purpose: string): boolean => {
    const key = Buffer.from(hkdfSync('sha256', SECRET, 'portal', `seal ${purpose}`, 32));
    const iv = Buffer.alloc(12, 7);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from('context'));
    const sealed = Buffer.concat([iv, cipher.update('plain'), cipher.final(), cipher.getAuthTag()]);
    try {
      return secret.open(purpose as SealPurposes, 'context', sealed).toString() === 'plain';
    } catch {
      return false;
    }
  };
  return {
    mac: Object.fromEntries(
      mac.map((purpose) => [purpose, secret.mac(purpose as Purposes, 'one', 'two').toString('hex')]),
    ),
    opensWhatWasSealed: Object.fromEntries(seal.map((purpose) => [purpose, opens(purpose)])),
  };
};

/** Returns the environment variables: those that are read by name, and the keys of the schema that reads the others. */
const environmentOf = ({ product: files, valuesOf }: Sources, root: string) => {
  const names: string[] = [];
  for (const source of files)
    for (const node of source.nodes) {
      const of = (part: unknown) => {
        const { start, end } = part as SyntaxNode;
        return source.text.slice(start, end);
      };
      if (node.type === 'MemberExpression' && of(node.object) === 'process.env' && !node.computed)
        names.push(keyOf(node.property) ?? '');
      if (node.type === 'MemberExpression' && of(node.object) === 'process.env' && node.computed)
        names.push(...valuesOf(node.property, source).map(String));
      if (node.type === 'VariableDeclarator' && node.init && of(node.init) === 'process.env')
        names.push(...propertiesOf(node.id as SyntaxNode).map(([key]) => key));
    }
  for (const { name, args } of callsIn(files))
    if (lookedFor.schema.includes(name) && args[0])
      names.push(...propertiesOf(args[0]).flatMap(([key]) => (UPPER_CASE.test(key) ? [key] : [])));
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const { dataDir: _, files: __, ...defaults } = product.readConfig({});
  return {
    read: distinct(names.filter((name) => UPPER_CASE.test(name))),
    example: distinct(Array.from(example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name as string)),
    defaults: { ...defaults, portalSecret: null },
  };
};

const channelsOf = ({ product: files, valuesOf }: Sources): string[] => {
  const channels: string[] = [];
  for (const { source, name, args } of callsIn(files)) {
    if (lookedFor.notice.includes(name)) channels.push(...valuesOf(args[1], source).map(String));
    if (lookedFor.listening.includes(name) && args[1])
      channels.push(...valuesOf(new Map(propertiesOf(args[1])).get('channel'), source).map(String));
  }
  return distinct(channels);
};

/**
 * Lists names and values that outlive a release: in the database, in browsers, in files and in the operators'
 * configuration.
 */
export const persistedSection = async (root: string, portal: InventoryPortal, sources: Sources) => {
  const calls = portal.routes.flatMap(({ schema }) => (schema as { call?: PortalCall } | undefined)?.call ?? []);
  const namesOf = (kept: (call: PortalCall) => boolean | undefined) =>
    distinct(calls.filter((call) => kept(call)).map(({ name }) => name));
  const locks = textsWith('pg_advisory', sources);
  const purposes = secretPurposes(sources);
  const inner = await product.innerOf(product.passwordPrimitives, 'a password', 'a salt');
  const contentNames = await portal.query<{ name: string; digest: string }>(
    `select name, case when jsonb_typeof(to_jsonb(digest)) = 'string' then to_jsonb(digest) #>> '{}' end as digest from site_import`,
  );
  return {
    constants: await constantsOf(root, sources),
    keptAnswers: {
      idempotent: namesOf(({ idempotent }) => idempotent !== undefined && idempotent !== false),
      cacheable: namesOf(({ cacheable }) => cacheable),
    },
    notifyChannels: channelsOf(sources),
    advisoryLocks: distinct(locks.map((text) => text.replace(/\s+/g, ' ').trim())),
    browser: browserKeys(sources),
    importedContent: Object.fromEntries(contentNames.map(({ name, digest }) => [name, digest])),
    dataFolder: portal.dataFolder,
    secret: secretResults(purposes),
    passwordInner: Buffer.from(inner).toString('hex'),
    tokenHash: product.hashToken('a token').toString('hex'),
    requestHash: product.requestHashOf({ one: 1, two: 'two' }),
    environment: environmentOf(sources, root),
  };
};
