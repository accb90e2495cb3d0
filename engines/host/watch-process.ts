import { cpuMillisecondsOf, memoryOf } from '../process/process-use.ts';

const LOOK_EVERY_MS = 100;

interface Most {
  /** Bytes that the process holds. */
  memory: number;
  /** Milliseconds of CPU from now on. */
  cpu: number;
}

/**
 * Calls `onExceeded` once a process holds more memory, or has used more CPU since the call, than it may. Returns the
 * function that ends the watch. What the system does not report is not limited.
 */
export const watchProcess = (
  pid: number | undefined,
  most: Most,
  onExceeded: (what: keyof Most) => void,
): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = pid === undefined;
  let usedBefore: number | undefined;
  const look = async () => {
    if (stopped) return;
    const [memory, cpu] = await Promise.all([memoryOf(pid as number), cpuMillisecondsOf(pid as number)]);
    if (stopped) return;
    usedBefore ??= cpu;
    if (memory !== undefined && memory > most.memory) onExceeded('memory');
    else if (cpu !== undefined && usedBefore !== undefined && cpu - usedBefore > most.cpu) onExceeded('cpu');
    else timer = setTimeout(() => void look(), LOOK_EVERY_MS);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
