import { memoryOf } from '../process/process-memory.ts';

const LOOK_EVERY_MS = 100;

/** Calls `onExceeded` once a process holds more than `most` bytes; answers how to stop looking. */
export const watchMemory = (pid: number | undefined, most: number, onExceeded: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = pid === undefined;
  const look = async () => {
    if (stopped) return;
    const held = await memoryOf(pid as number);
    if (stopped) return;
    if (held !== undefined && held > most) onExceeded();
    else timer = setTimeout(() => void look(), LOOK_EVERY_MS);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
