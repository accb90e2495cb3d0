import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from './child.mjs';
import { Failure } from './failure.mjs';
import { linkPostgresLibraries } from './postgres-libraries.mjs';
import { showProgress } from './progress.mjs';
import { machineEnvironment } from './runtime.mjs';

// Overrides options that the user's npm configuration may set. No install script is needed.
const NPM_CI = [
  'ci',
  '--loglevel=error',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--bin-links',
  '--engine-strict=false',
  '--install-strategy=hoisted',
  '--global=false',
  '--no-audit',
  '--no-fund',
];
const OUTPUT_SHOWN = 4000;

const stampOf = (root) => join(root, 'node_modules', '.prepared');

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads a package's `os` or `cpu`: names that it supports, or names with `!` that it does not. */
function allows(declared, own) {
  const names = [declared ?? own].flat();
  return names.includes(own) || names.every((name) => name.startsWith('!') && name !== `!${own}`);
}

const isOptional = (locked) => Boolean(locked.optional || locked.devOptional);
const namesThisPlatform = ({ os, cpu, libc }) =>
  Boolean(os ?? cpu) && libc === undefined && allows(os, process.platform) && allows(cpu, process.arch);

/** Returns the path of a package that is missing or differs from `locked`, else `undefined`. */
function firstDifference(root, lock, installed, mayBeMissing) {
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path === '' || locked.link) continue;
    const found = installed.packages[path];
    if (found === undefined && mayBeMissing(locked)) continue;
    if (found?.version !== locked.version || !existsSync(join(root, path, 'package.json'))) return path;
  }
  return undefined;
}

function stamp(lockText, installedText) {
  const seen = JSON.stringify([lockText, installedText, process.platform, process.arch]);
  return createHash('sha256').update(seen).digest('hex');
}

function readState(root) {
  return {
    lockText: read(join(root, 'package-lock.json')),
    // npm's own record of what it installed. It is missing during and after an interrupted installation.
    installedText: read(join(root, 'node_modules', '.package-lock.json')),
  };
}

/** Returns whether node_modules matches package-lock.json, including development and optional packages. */
export function isInstalled(root) {
  const { lockText, installedText } = readState(root);
  if (lockText === undefined || installedText === undefined) return false;
  if (read(stampOf(root)) !== stamp(lockText, installedText)) return false;
  return Object.keys(JSON.parse(installedText).packages).every((path) => existsSync(join(root, path)));
}

/** Stamps node_modules if it matches the lock file, else returns the path of the first difference. */
function markInstalled(root, mayBeMissing) {
  const { lockText, installedText } = readState(root);
  if (lockText === undefined || installedText === undefined) return 'package-lock.json';
  const different = firstDifference(root, JSON.parse(lockText), JSON.parse(installedText), mayBeMissing);
  if (different !== undefined) return different;
  linkPostgresLibraries(root);
  writeFileSync(stampOf(root), stamp(lockText, installedText));
  return undefined;
}

/** Finds npm next to the Node that runs it, since the one on the PATH may be about to be replaced. */
function findNpm(root) {
  const cli = process.env.npm_execpath;
  if (cli && basename(cli).startsWith('npm-cli.') && existsSync(cli)) {
    return {
      command: process.env.npm_node_execpath ?? process.execPath,
      first: [cli],
      options: {},
    };
  }
  return {
    command: 'npm',
    first: [],
    options: {
      env: machineEnvironment(root),
      shell: process.platform === 'win32',
    },
  };
}

async function callNpm(root, lock) {
  const { command, first, options } = findNpm(root);
  const { code, output } = await run(command, [...first, ...NPM_CI], {
    cwd: root,
    lock,
    ...options,
  }).catch((error) => ({
    code: error.code,
    output: error.message,
  }));
  if (code !== 0) return `${output.slice(-OUTPUT_SHOWN).trim()}\n(npm ci: ${code})`;
  // npm skips an optional package that it cannot download; the machine then works without it.
  const missing = markInstalled(root, isOptional);
  return missing === undefined ? undefined : `npm ci: ${missing}?`;
}

/** Makes node_modules match package-lock.json. If a manual `npm ci` has already done so, only stamps it. */
export async function install(root, lock) {
  rmSync(stampOf(root), { force: true });
  if (markInstalled(root, (locked) => isOptional(locked) && !namesThisPlatform(locked)) === undefined) return;
  const failure = await showProgress('安装依赖 Installing packages', () => callNpm(root, lock));
  if (failure === undefined) return;
  throw new Failure(
    `${failure}\n\n依赖安装失败，原因见上。请检查网络与磁盘后重试。\n` +
      'The packages could not be installed, for the reason above. Check network and disk, then try again.',
  );
}
