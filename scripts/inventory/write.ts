import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportSection } from './export.ts';
import { jobsSection } from './jobs.ts';
import { spelled } from './json.ts';
import { pagesSection } from './pages.ts';
import { permissionsSection } from './permissions.ts';
import { persistedSection } from './persisted.ts';
import { startInventoryPortal } from './portal.ts';
import { product } from './product.ts';
import { requirementsSection } from './requirements.ts';
import { routesSection } from './routes.ts';
import { schemaSection } from './schema.ts';
import { readSources } from './sources.ts';
import { staticFilesSection } from './static-files.ts';
import { textsSection } from './texts.ts';
import { weightSection } from './weight.ts';

const root = join(import.meta.dirname, '../..');

/** Empties the folder. Rejects a folder that contains anything but an inventory. */
const emptied = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder);
  const foreign = names.find((name) => name !== 'pages' && !name.endsWith('.json'));
  if (foreign !== undefined) throw new Error(`${folder} holds ${foreign}, which is no part of an inventory`);
  for (const name of names) rmSync(join(folder, name), { recursive: true });
};

/** Writes every section into the folder. `reports` is the folder with the reports of a run of all tests. */
export const writeInventory = async (
  folder: string,
  reports: string | undefined,
  onProgress: (line: string) => void,
) => {
  emptied(folder);
  const section = async (name: string, made: () => unknown) => {
    const began = performance.now();
    writeFileSync(join(folder, `${name}.json`), spelled(await made()));
    onProgress(`${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  };
  const sources = readSources(root);
  const { build } = await product.loadPageBuild(root);
  await section('requirements', () => requirementsSection(sources, reports));
  await section('permissions', () => permissionsSection(root));
  await section('texts', () => textsSection(root));
  await section('static', () => staticFilesSection(root));
  await section('weight', () => weightSection(root, build));
  const portal = await startInventoryPortal(root);
  try {
    await section('routes', () => routesSection(portal, build));
    await section('openapi', async () => JSON.parse((await portal.ask('/api/openapi.json')).body));
    await section('schema', () => schemaSection(portal));
    await section('persisted', () => persistedSection(root, portal, sources));
    await section('jobs', () => jobsSection(portal, sources));
    const tokens = new Map<string, string>();
    for (const account of portal.accounts) tokens.set(account.title, await portal.tokenOf(account));
    await section('pages', () => pagesSection(portal, build, tokens, folder));
    // Last, since an export notifies the account.
    await section('export', () => exportSection(portal, tokens));
  } finally {
    await portal.stop();
  }
};
