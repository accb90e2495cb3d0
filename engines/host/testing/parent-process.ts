import { join } from 'node:path';
import { createEngines } from '../engines.ts';

/** A parent for tests: starts engines, keeps one busy for ever, and prints their processes. */
const engines = createEngines({
  processes: { text: 1, detection: 1, package: 1 },
  processPath: join(import.meta.dirname, 'stub-process.ts'),
  niceness: 3,
});
const pids: string[] = [];
for (const task of ['general-text', 'cattle'] as const) {
  const found = await engines.recognise({ task, picture: Buffer.from('who') });
  pids.push(found.notes[1] ?? '');
}
void engines.recognise({ task: 'general-text', picture: Buffer.from('loop') });
process.stdout.write(`${pids.join(' ')}\n`);
