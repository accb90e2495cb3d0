import { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 1000;

// Runs in a separate thread: if this one is busy without end, nothing else would notice.
const watch = `
const parent = process.ppid;
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${LOOK_EVERY_MS});
`;

/** Ends this process with the one that started it, for any reason. */
export const endWithParent = () => {
  const end = () => process.kill(process.pid, 'SIGKILL');
  process.once('disconnect', end);
  if (!process.connected) end();
  const worker = new Worker(watch, {
    eval: true,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  });
  worker.unref();
};
