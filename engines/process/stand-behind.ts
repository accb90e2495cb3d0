import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { endWithParent } from './watch-parent.ts';

/** Steps behind the server, so that pages stay fast while pictures are read. */
const NICENESS = 5;
const NICENESS_MAXIMUM = 19;
/** If memory runs out, Linux ends this process rather than the server or the database. */
const FIRST_TO_GO = '500';

const unlessRefused = (act: () => void) => {
  try {
    act();
  } catch {
    // The system does not allow or support it: everything works without.
  }
};

/**
 * Makes this process one that works for the server: it ends with it, leaves signals to it, and gives way to it by
 * `niceness` steps of priority.
 */
export const standBehindServer = (niceness = NICENESS) => {
  endWithParent();
  // A signal to the whole group (Ctrl-C, a service manager) is handled by the parent, which lets work end first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  unlessRefused(() => setPriority(Math.min(NICENESS_MAXIMUM, getPriority() + niceness)));
  if (process.platform === 'linux') unlessRefused(() => writeFileSync('/proc/self/oom_score_adj', FIRST_TO_GO));
};
