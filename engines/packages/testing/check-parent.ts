import { subscribe } from 'node:diagnostics_channel';
import type { ChildProcess } from 'node:child_process';
import { checkPackage } from '../check/check-package.ts';

/** A parent for tests: checks the archive of its first argument in the folder of its second, and prints the process. */
subscribe('child_process', (message) => {
  const { process: child } = message as { process: ChildProcess };
  // It has no id before it is started.
  setImmediate(() => process.stdout.write(`${child.pid}\n`));
});
const [archive = '', folder = ''] = process.argv.slice(2);
await checkPackage({ archive, folder, ability: { abilityNo: 3, labels: ['红色'] } }, { withinMs: 120_000 });
