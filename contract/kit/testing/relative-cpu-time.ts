/** Sorts lines and counts words, as much of our code does. It takes about 30 ms on a slow processor. */
function fixedWork(): void {
  const counts = new Map<string, number>();
  for (let round = 0; round < 6; round += 1) {
    const lines = Array.from({ length: 4000 }, (_none, at) => `${(at * 7919 + round) % 4001} word ${at}`);
    for (const line of lines.sort()) for (const word of line.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}

async function cpuTimeOf(task: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await task();
  return process.cpuUsage(start).user;
}

let warm = false;

/**
 * Returns the CPU time of `task` as a multiple of that of a fixed piece of work, which is measured before and after it.
 * Other load raises both, so a test may limit the multiple where it must not limit the seconds.
 */
export async function relativeCpuTime(task: () => unknown): Promise<number> {
  // The first time is longer, because nothing is compiled yet.
  if (!warm) fixedWork();
  warm = true;
  const before = await cpuTimeOf(fixedWork);
  const time = await cpuTimeOf(task);
  const after = await cpuTimeOf(fixedWork);
  return time / Math.max(before, after);
}

/**
 * Returns how many times longer a fixed piece of work takes than the CPU time that it uses: about 1 on a quiet machine,
 * and more under other load. Use it for limits in seconds that users rely on and that must hold on a quiet machine.
 */
export function slowdown(): number {
  const start = performance.now();
  const cpu = process.cpuUsage();
  fixedWork();
  const { user, system } = process.cpuUsage(cpu);
  return Math.max(1, (performance.now() - start) / ((user + system) / 1000));
}
