import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { Failure } from './failure.mjs';
import { showProgress } from './progress.mjs';

const SOURCES = [
  'web',
  'contract',
  'content',
  'illustrations',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/class-names-plugin.ts',
  'scripts/scoped-class.ts',
  'scripts/style-mod-plugin.ts',
  'scripts/build-static.ts',
  'scripts/build-downloads.ts',
  'scripts/build-downloads',
  'scripts/films/build-videos.ts',
  'server/kit/files/read-film.ts',
  'server/app/archive',
  'server/app/facts',
  'server/areas/documents/public',
  'server/areas/rights/public',
  'server/areas/documents/files',
  'server/kit/markdown',
  'server/kit/pages/skin-colours.ts',
  'docs/model-packages.md',
  'scripts/api-downloads',
  'scripts/compress.ts',
  'scripts/finish-pages.ts',
  'scripts/share-pictures.ts',
  'scripts/trial-samples.ts',
  'scripts/trial-samples',
  'scripts/detection-models.ts',
  'engines/specimens',
  'engines/detection/models.ts',
  'engines/graph-model',
  'engines/onnx',
  'engines/packages',
  'engines/picture',
  'engines/process',
  'scripts/fonts',
  'scripts/strip-schemas-plugin.ts',
  'scripts/lean',
  'scripts/script-files',
  'scripts/antd',
];
const OUTPUTS = ['client', 'server', 'static', 'models', 'downloads', 'videos'];
/** Where static files and models are made: React Router empties `build/` when it begins. */
const made = (name) => `node_modules/.cache/${name}`;
/** The parts of the build, at the same time. Each runs its commands in turn. */
const PARTS = [
  {
    title: '构建页面 Building pages',
    commands: [['node_modules/@react-router/dev/bin.cjs', 'build'], ['scripts/finish-pages.ts']],
  },
  {
    title: '构建静态文件 Building static files',
    commands: [
      ['scripts/detection-models.ts', made('models')],
      ['scripts/build-static.ts', made('static')],
      ['scripts/build-downloads.ts', made('downloads'), made('static')],
      ['scripts/films/build-videos.ts', made('videos')],
    ],
  },
];
const OUTPUT_SHOWN = 6000;
const NOT_BUILT_IN = /^\.|\.test\.tsx?$/;

const stampOf = (root) => join(root, 'build', 'sources.sha256');

function* filesBelow(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(full).sort()) if (!NOT_BUILT_IN.test(name)) yield* filesBelow(root, `${path}/${name}`);
}

/** The limits of the areas, which documents name. */
function limitFiles(root) {
  const areas = join(root, 'server/areas');
  return existsSync(areas)
    ? readdirSync(areas)
        .sort()
        .map((area) => `server/areas/${area}/limits.ts`)
    : [];
}

function hashOfSources(root) {
  const hash = createHash('sha256');
  for (const source of [...SOURCES, ...limitFiles(root)]) {
    for (const path of filesBelow(root, source)) {
      const content = readFileSync(join(root, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** Returns whether build/ is complete and made from the current sources. */
export function isBuilt(root) {
  if (!existsSync(stampOf(root)) || !OUTPUTS.every((name) => existsSync(join(root, 'build', name)))) return false;
  return readFileSync(stampOf(root), 'utf8') === hashOfSources(root);
}

/** Builds pages, static files and models in place. Only a complete build is stamped. */
export async function build(root, runtime, lock) {
  // Hashed first, so that a source that changes during the build makes the next start build again.
  const hash = hashOfSources(root);
  rmSync(stampOf(root), { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const make = async (args) => {
    const { code, output } = await run(runtime, args, {
      cwd: root,
      env,
      lock,
      shell: runtime.endsWith('.cmd'),
    });
    if (code === 0) return;
    throw new Failure(
      `${output.slice(-OUTPUT_SHOWN).trim()}\n\n构建失败（${args.join(' ')}：${code}），原因见上。\n` +
        `The build failed (${args.join(' ')}: ${code}), for the reason above.`,
    );
  };
  const ends = await Promise.allSettled(
    PARTS.map(({ title, commands }) =>
      showProgress(title, async () => {
        for (const args of commands) await make(args);
      }),
    ),
  );
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  for (const name of ['static', 'models', 'downloads', 'videos']) {
    // A copy, since node_modules may be another volume.
    rmSync(join(root, 'build', name), { recursive: true, force: true });
    cpSync(join(root, made(name)), join(root, 'build', name), { recursive: true });
    rmSync(join(root, made(name)), { recursive: true });
  }
  writeFileSync(stampOf(root), hash);
}
