import { parseArgs } from 'node:util';
import type { TextTask } from '../engine.ts';
import { allSpecimens } from '../specimens/all.ts';
import { type Level, levels, promisedLevels } from '../specimens/levels.ts';
import { createTextReader } from '../text/text-reader.ts';
import { measure, type Outcome } from './measure.ts';
import { table } from './table.ts';

const { values } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true },
    documents: { type: 'string', default: '3' },
    from: { type: 'string', default: '1000' },
    levels: { type: 'string' },
    faults: { type: 'boolean', default: false },
    characters: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`node engines/accuracy/main.ts
  --kind KIND        only this kind, may be given several times: ${Object.keys(allSpecimens).join(' ')}
  --documents N      test documents of each kind and level (3)
  --from N           seed of the first one (1000)
  --levels A,B       of ${levels.join(',')}; promised (the default) is the first ${promisedLevels.length}, all is all
  --faults           documents whose digits and sums disagree: a check that passes over them is an error
  --characters       also say which characters were misread
What is published is measured by measure-all.ts, on unseen documents.`);
  process.exit(0);
}

const isKind = (kind: string): kind is TextTask => Object.hasOwn(allSpecimens, kind);
const isLevel = (level: string): level is Level => (levels as readonly string[]).includes(level);

const kinds = (values.kind ?? Object.keys(allSpecimens)).filter(isKind);
const askedLevels = values.levels ?? 'promised';
const wantedLevels =
  askedLevels === 'promised' ? promisedLevels : askedLevels === 'all' ? levels : askedLevels.split(',').filter(isLevel);
const from = Number(values.from);

const reader = await createTextReader();
const outcomes: Outcome[] = [];
for (const kind of kinds) {
  for (let seed = from; seed < from + Number(values.documents); seed += 1)
    for (const level of wantedLevels) {
      const outcome = await measure(reader, { kind, level, seed, faulty: values.faults });
      outcomes.push(outcome);
      for (const { name, wanted, read, passed } of outcome.wrong)
        console.log(
          `${kind} ${seed} ${level}: ${name} ${JSON.stringify(wanted)} read as ${JSON.stringify(read)}${passed ? ' (check passed)' : ''}`,
        );
      if (values.characters)
        for (const { printed, read } of outcome.missed)
          console.log(`${kind} ${seed} ${level}: printed ${JSON.stringify(printed)} read as ${JSON.stringify(read)}`);
    }
  const own = outcomes.filter((outcome) => outcome.kind === kind);
  console.log(table(own));
}
console.log(table(outcomes));
console.log(`resident memory ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
await reader.close();
