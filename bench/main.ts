/** Measures the portal and its references in the same run. Prints a table and writes `bench/results/latest.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { makeDataFolder } from './data-folder.ts';
import { startLoadGenerator } from './load/load.ts';
import { withPortal } from './portal.ts';
import { isHeld, type Row } from './row.ts';
import { cachedAnswerRows, measureCachedAnswers } from './rows/cached-answers.ts';
import { beaconRows, measureBeacons } from './rows/beacons.ts';
import { downloadRows, measureDownload } from './rows/download.ts';
import { firstCallRows, measureFirstCall } from './rows/first-call.ts';
import { firstResultRows, measureFirstResult } from './rows/first-result.ts';
import { floodRows, identityRows, measureFlood, measureIdentity } from './rows/identity.ts';
import { keyCostRows, measureKeyCost } from './rows/key-cost.ts';
import { manyAbilityRows, measureManyAbilities } from './rows/many/many-abilities.ts';
import { manyCallerRows, measureManyCallers } from './rows/many/many-callers.ts';
import { manyEntryRows, measureManyEntries } from './rows/many/many-entries.ts';
import { manyEventRows, measureManyEvents } from './rows/many/many-events.ts';
import { manyMessageRows, measureManyMessages } from './rows/many/many-messages.ts';
import { manyRequestRows, measureManyRequests } from './rows/many/many-requests.ts';
import { measureMemory, memoryRows } from './rows/memory.ts';
import { measureOpenRecognition, openRecognitionRows } from './rows/open-recognition.ts';
import { measurePageLoad, pageLoadRows } from './rows/page-load.ts';
import { measurePlainCalls, plainCallRows } from './rows/plain-calls.ts';
import { measurePublishing, publishingRows } from './rows/publishing.ts';
import { measureReading, readingRows } from './rows/reading.ts';
import { measureRecognition, recognitionRows } from './rows/recognition.ts';
import { measureRecognitionMemory, recognitionMemoryRows } from './rows/recognition-memory.ts';
import { measureRefusedKeys, refusedKeyRows } from './rows/refused-keys.ts';
import { measureScript, scriptRows } from './rows/script.ts';
import { measureSearch, searchRows } from './rows/search.ts';
import { measureStart, startRows } from './rows/start.ts';
import { measureTyping, typingRows } from './rows/typing.ts';
import { stopServers } from './server-process.ts';
import { readSettings } from './settings.ts';
import { renderTable } from './table.ts';

const settings = readSettings(process.argv.slice(2));
const began = performance.now();
const rows: Row[] = [];
const failures: { name: string; message: string }[] = [];

const progress = (text: string) =>
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0)} s  ${text}\n`);

const dataDir = makeDataFolder();
const load = startLoadGenerator();

const isWanted = (name: string) => settings.only === undefined || name.includes(settings.only);

const bench: Bench = {
  settings,
  load,
  dataDir,
  progress,
  wants: (names) => names.some(isWanted),
  async row(name, measure) {
    if (!isWanted(name)) return;
    progress(name);
    try {
      rows.push({ name, ...(await measure()) });
    } catch (error) {
      failures.push({ name, message: (error as Error).message });
    }
  },
};

const measure = async () => {
  // The first start creates the database that the other rows use.
  progress('the portal starts, cache off');
  await withPortal(dataDir, { cache: false }, async (portal) => {
    if (bench.wants(plainCallRows)) await measurePlainCalls(bench, portal.origin);
    if (bench.wants(refusedKeyRows)) await measureRefusedKeys(bench, portal.origin);
    if (bench.wants(keyCostRows)) await measureKeyCost(bench, portal.origin);
    if (bench.wants(manyAbilityRows)) await measureManyAbilities(bench, portal.origin);
    if (bench.wants(manyMessageRows)) await measureManyMessages(bench, portal.origin);
    if (bench.wants(manyRequestRows)) await measureManyRequests(bench, portal.origin);
  });
  if (bench.wants(manyEntryRows)) await measureManyEntries(bench);
  await measurePublishing(bench);
  if (bench.wants(beaconRows)) await measureBeacons(bench);
  if (bench.wants(downloadRows)) await measureDownload(bench);
  if (bench.wants(searchRows)) await measureSearch(bench);
  await measureStart(bench);
  if (bench.wants([...recognitionRows, ...openRecognitionRows, ...firstCallRows])) {
    progress('the portal starts with its engines');
    await withPortal(dataDir, { cache: true, engines: true }, async (portal) => {
      await measureFirstCall(bench, portal.origin);
      await measureOpenRecognition(bench, portal);
      if (bench.wants(recognitionRows)) await measureRecognition(bench, portal);
    });
  }
  if (bench.wants(manyCallerRows)) {
    progress('the portal starts with its engines, limits on');
    await withPortal(dataDir, { cache: true, engines: true, limits: true }, ({ origin }) =>
      measureManyCallers(bench, origin),
    );
  }
  await measureReading(bench);
  await measureRecognitionMemory(bench);
  if (bench.wants(floodRows)) {
    progress('the portal starts, limits on');
    await withPortal(dataDir, { cache: true, limits: true }, (portal) => measureFlood(bench, portal));
  }
  if (
    bench.wants([
      ...identityRows,
      ...scriptRows,
      ...pageLoadRows,
      ...firstResultRows,
      ...typingRows,
      ...manyEventRows,
      ...cachedAnswerRows,
      ...memoryRows,
    ])
  ) {
    progress('the portal starts, cache on');
    await withPortal(dataDir, { cache: true }, async (portal) => {
      await measureScript(bench, portal.origin);
      if (bench.wants(identityRows)) await measureIdentity(bench, portal);
      if (bench.wants(pageLoadRows)) await measurePageLoad(bench, portal.origin);
      if (bench.wants(firstResultRows)) await measureFirstResult(bench, portal.origin);
      if (bench.wants(manyEventRows)) await measureManyEvents(bench, portal.origin);
      if (bench.wants(typingRows)) await measureTyping(bench, portal.origin);
      if (bench.wants(cachedAnswerRows)) await measureCachedAnswers(bench, portal.origin);
      await measureMemory(bench, portal);
    });
  }
};

const writeResults = () => {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const processors = cpus();
  const machine = { node: process.version, processor: processors[0]?.model, processors: processors.length };
  const results = {
    at: new Date().toISOString(),
    machine,
    settings,
    rows: rows.map((row) => ({ ...row, held: isHeld(row) })),
    failures,
  };
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    // Stops the servers before the data folder is removed.
    await stopServers();
    process.exit(130);
  });

const allRows = [
  plainCallRows,
  refusedKeyRows,
  keyCostRows,
  manyAbilityRows,
  manyMessageRows,
  manyRequestRows,
  manyEntryRows,
  publishingRows,
  beaconRows,
  downloadRows,
  searchRows,
  startRows,
  readingRows,
  firstCallRows,
  openRecognitionRows,
  recognitionRows,
  manyCallerRows,
  recognitionMemoryRows,
  scriptRows,
  pageLoadRows,
  firstResultRows,
  typingRows,
  manyEventRows,
  cachedAnswerRows,
  identityRows,
  floodRows,
  memoryRows,
].flat();
if (!allRows.some(isWanted)) throw new Error(`no row has ${settings.only} in its name`);
try {
  await measure();
} finally {
  load.stop();
}
writeResults();
process.stdout.write(`${renderTable(rows)}\n`);
for (const { name, message } of failures) process.stdout.write(`✗ ${name} could not be measured: ${message}\n`);
const missed = rows.filter((row) => isHeld(row) === false);
process.stdout.write(
  `${rows.length} rows, ${missed.length} missed their budget, ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
);
process.exitCode = failures.length > 0 || (settings.strict && missed.length > 0) ? 1 : 0;
