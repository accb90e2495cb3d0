import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';

const OLDEST = [22, 22];
const isWindows = process.platform === 'win32';

function versionOf(command, env = process.env) {
  const asked = spawnSync(command, ['--version'], {
    encoding: 'utf8',
    env,
    shell: isWindows,
  });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

function fits(version) {
  const [major = 0, minor = 0] = (version ?? '').replace('v', '').split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** Returns the environment without the project's own node_modules/.bin on its PATH. */
export function machineEnvironment(root) {
  const own = join(root, 'node_modules', '.bin');
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = (process.env[key] ?? '').split(delimiter).filter((folder) => folder !== own);
  return { ...process.env, [key]: path.join(delimiter) };
}

/**
 * Returns the command of a Node that runs this project: the pinned one, else the machine's own. A pinned one that does
 * not run here (because of another libc, for example) is unlinked, since npm would find it first.
 */
export function fittingRuntime(root) {
  const pinned = join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node');
  if (existsSync(pinned)) {
    const isThis = realpathSync(pinned) === realpathSync(process.execPath);
    if (fits(isThis ? process.version : versionOf(pinned))) return pinned;
    rmSync(pinned, { force: true });
  }
  const machineVersion = versionOf('node', machineEnvironment(root));
  if (fits(machineVersion)) return 'node';
  const wanted = OLDEST.join('.');
  const found = machineVersion ?? '-';
  const where = `${process.platform}-${process.arch}`;
  throw new Failure(
    `没有可用的 Node.js：本机（${where}）没有能运行的内置版本，PATH 上的 node 是 ${found}。请安装 Node.js ${wanted} 或更高版本后重试。\n` +
      `No fitting Node.js: the pinned one does not run on this machine (${where}), and the node on the PATH is ${found}. ` +
      `Install Node.js ${wanted} or newer and try again.`,
  );
}
