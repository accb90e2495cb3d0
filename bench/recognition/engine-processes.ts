import { readFileSync } from 'node:fs';

/** Returns the processes of an engine group that a server has started. Throws if the system does not provide them. */
export const engineProcesses = (parent: number, group: string): number[] => {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);
  return children.filter((pid) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return words.includes(group) && words.some((word) => word.endsWith('engines/process/main.ts'));
    } catch {
      return false;
    }
  });
};
