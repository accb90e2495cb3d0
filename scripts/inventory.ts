// Records what a change of the code must not lose, and compares two such inventories.
import { parseArgs } from 'node:util';

const USAGE = `Usage:
  npm run inventory -- write FOLDER [--reports FOLDER]
  npm run inventory -- compare BEFORE AFTER`;

const say = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reports: { type: 'string' } },
});
const [command, one, other] = positionals;

// React chooses its build by this variable, so it is set before any page is loaded.
process.env.NODE_ENV = 'production';

if (command === 'write' && one !== undefined) {
  const { writeInventory } = await import('./inventory/write.ts');
  await writeInventory(one, values.reports, say);
} else if (command === 'compare' && one !== undefined && other !== undefined) {
  const { compareInventories } = await import('./inventory/compare.ts');
  const found = compareInventories(one, other);
  for (const [section, lines] of found) say(`## ${section} (${lines.length})\n${lines.join('\n')}\n`);
  if (found.size === 0) say('No differences.');
  else process.exitCode = 1;
} else {
  say(USAGE);
  process.exitCode = 2;
}
