import { detectionTasks, type Task } from '../engine.ts';
import type { Group } from './messages.ts';

const detection: ReadonlySet<string> = new Set(detectionTasks);

export const groupOf = (task: Task): Group => {
  if (typeof task === 'object') return 'labels' in task ? 'detection' : 'package';
  return detection.has(task) ? 'detection' : 'text';
};
