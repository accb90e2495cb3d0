// Runs before every command, on any Node of version 20 or newer: plain JavaScript without dependencies.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './prepare/build.mjs';
import { endChildrenOnSignal } from './prepare/child.mjs';
import { Failure } from './prepare/failure.mjs';
import { install, isInstalled } from './prepare/install.mjs';
import { createLock } from './prepare/lock.mjs';
import { fittingRuntime } from './prepare/runtime.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wantsBuild = !process.argv.includes('--no-build');

async function prepare() {
  // Stamps are removed before work begins and written last, so this check needs no lock.
  if (isInstalled(root) && (!wantsBuild || isBuilt(root))) {
    fittingRuntime(root);
    return;
  }
  const lock = createLock(root);
  endChildrenOnSignal(() => lock.release());
  try {
    await lock.take();
    if (!isInstalled(root)) await install(root, lock);
    const runtime = fittingRuntime(root);
    if (wantsBuild && !isBuilt(root)) await build(root, runtime, lock);
  } finally {
    lock.release();
  }
}

try {
  await prepare();
} catch (error) {
  console.error(error instanceof Failure ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
