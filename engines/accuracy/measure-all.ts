/**
 * Measures every kind of document on unseen documents, and publishes the figures in `content/trial/accuracy.json`.
 * Errors are counted and not shown: a developer who saw them would tune the readers to them.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TextTask } from '../engine.ts';
import { allSpecimens } from '../specimens/all.ts';
import { promisedLevels, publishedLevels } from '../specimens/levels.ts';
import type { Outcome } from './measure.ts';
import { createStateCheck } from './measured.ts';
import { type Plan, planOf } from './plan.ts';
import { figuresOf, publish, readPublished } from './publish.ts';
import { timeLeft } from './time-left.ts';
import type { Work } from './worker.ts';

const ROOT = join(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true },
    documents: { type: 'string', default: '30' },
    release: { type: 'boolean', default: false },
    processes: { type: 'string', default: '2' },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`node engines/accuracy/measure-all.ts
  --kind KIND        only this kind, may be given several times: ${Object.keys(allSpecimens).join(' ')}
  --documents N      test documents of each kind (30)
  --release          under all ${promisedLevels.length} conditions and not only ${publishedLevels.join(', ')}
  --processes N      how many documents are read at once (2)
  --dry-run          publish nothing
A kind is published as soon as it is measured. Started again, the command goes on with the kinds that are left.`);
  process.exit(0);
}

const unknown = (values.kind ?? []).filter((kind) => !Object.hasOwn(allSpecimens, kind));
const documents = Number(values.documents);
const processes = Number(values.processes);
if (unknown.length > 0 || !(documents >= 1) || !(processes >= 1)) {
  console.error(unknown.length > 0 ? `no such kind: ${unknown.join(', ')}` : 'documents and processes are at least 1');
  process.exit(2);
}

const levels = values.release ? promisedLevels : publishedLevels;
const { open, done } = planOf(readPublished(), {
  kinds: (values.kind ?? Object.keys(allSpecimens)) as TextTask[],
  documents,
  levels,
  isCurrent: createStateCheck(ROOT),
});
if (done.length > 0) console.log(`measured before, in this state of the readers: ${done.join(', ')}`);

interface Job {
  plan: Plan;
  work: Work;
}
const jobs: Job[] = open.flatMap((plan) =>
  Array.from({ length: documents }, (_, index) => ({
    plan,
    work: { kind: plan.kind, seed: plan.from + index, levels },
  })),
);
const all = jobs.length;
const outcomes = new Map<Plan, Outcome[]>(open.map((plan) => [plan, []]));
const began = performance.now();
let read = 0;

const finish = ({ abilityNo, kind }: Plan, own: readonly Outcome[]) => {
  const figures = figuresOf(kind, own);
  if (!values['dry-run']) publish(abilityNo, figures);
  console.log(
    `${kind}: ${figures.readingsRight} of ${figures.readings} right, ${figures.characterErrorRate} % of characters wrong`,
  );
};

const keep = ({ plan }: Job, more: readonly Outcome[]) => {
  const own = outcomes.get(plan) ?? [];
  own.push(...more);
  read += 1;
  const left = timeLeft({ read, all, milliseconds: performance.now() - began });
  console.log(`${read} of ${all} documents (${plan.kind}), ${left} left`);
  if (own.length === documents * levels.length) finish(plan, own);
};

/** Gives a process one document after the other, until there are none. */
const employ = (worker: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let job: Job | undefined;
    const next = () => {
      job = jobs.shift();
      if (job) worker.send(job.work);
      else worker.disconnect();
    };
    worker.on('message', (more: Outcome[]) => {
      if (job) keep(job, more);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`a process ended with ${code} while it read ${job?.plan.kind} ${job?.work.seed}`));
    });
    next();
  });

const workers = Array.from({ length: Math.min(processes, all) }, () =>
  fork(join(import.meta.dirname, 'worker.ts'), { stdio: 'inherit' }),
);
try {
  await Promise.all(workers.map(employ));
} finally {
  for (const worker of workers) worker.kill();
}
