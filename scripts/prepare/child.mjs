import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const KILL_AFTER_MS = 2000;
const OUTPUT_KEPT = 200_000;
const isWindows = process.platform === 'win32';
const running = new Set();
let interrupted = false;

function endGroup(child, signal) {
  try {
    // The child leads its own process group, so that the processes it started end with it.
    process.kill(isWindows ? child.pid : -child.pid, signal);
  } catch {
    // It has already ended.
  }
}

/**
 * Runs a command without input and returns `{ code, output }`, where `output` is the end of what it wrote. While it
 * runs, the lock names it too, so that no other process takes over a folder to which an orphan still writes.
 */
export function run(command, args, { cwd, lock, env = process.env, shell = false }) {
  return new Promise((resolve, reject) => {
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-OUTPUT_KEPT);
    };
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    if (child.pid === undefined) return;
    running.add(child);
    const unlist = lock.list(child.pid);
    child.once('close', (code, signal) => {
      running.delete(child);
      unlist();
      // Never resolves after an interruption: the process is about to end.
      if (!interrupted) resolve({ code: code ?? signal, output });
    });
  });
}

/** On Ctrl-C and similar signals: ends the running children, calls `release` and exits with the signal's code. */
export function endChildrenOnSignal(release) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const again = interrupted;
      interrupted = true;
      for (const child of running) endGroup(child, again ? 'SIGKILL' : 'SIGTERM');
      if (again) return;
      const kill = setTimeout(() => running.forEach((child) => endGroup(child, 'SIGKILL')), KILL_AFTER_MS);
      const leave = () => {
        clearTimeout(kill);
        release();
        process.exit(128 + constants.signals[signal]);
      };
      Promise.all([...running].map((child) => new Promise((done) => child.once('close', done)))).then(leave);
    });
  }
}
