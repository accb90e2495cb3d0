import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { checkStatements } from './check/check.ts';
import { allMade, recordingDatabase } from './check/made.ts';
import { openSources } from './check/sources.ts';
import type * as statements from './statement.ts';
import { testDatabase } from './testing.ts';

vi.mock('./statement.ts', async (original) => {
  const { noteMade } = await import('./check/made.ts');
  const { named, ...others } = await original<typeof statements>();
  return { ...others, named: (name: string, text: string) => noteMade(named(name, text)) };
});

const { connection } = await testDatabase();
const sources = openSources(fileURLToPath(new URL('../../..', import.meta.url)));

/** These modules start work on import. */
const programs =
  /server\/(?:app\/(?:main|job-node-testing|create-operator|backup|content)|areas\/(?:content\/due|messages\/sending)-node-testing)\.ts$/;
/** A condition that holds if its parameter is null hides indexes from the planner. `query.ts` composes such filters. */
const optionalCondition = /\$\d+(?:::[\w[\]]+)? is null\)? (?:or|and) /;
/** The handle itself and that of the queue run the statements of others. */
const handle = /server\/kit\/(?:database\/database|jobs\/queue-db)\.ts$/;

test('every statement of the server matches the schema and the code that runs it', { timeout: 420_000 }, async () => {
  const paths = sources.modulesBelow('server').filter((path) => !programs.test(path));
  const loaded = new Map<string, Record<string, unknown>>();
  for (const path of paths) loaded.set(path, await import(path));
  const { database, run } = recordingDatabase();
  for (const path of sources.statementRunners('server')) {
    const { runStatements } = (await import(path)) as { runStatements: (own: typeof database) => Promise<void> };
    await runStatements(database);
  }
  const checked = paths.filter((path) => !handle.test(path)).map(sources.open);
  const modules = (path: string) => loaded.get(path);
  const { findings, calls, pairs, passed } = await checkStatements(connection, {
    sources,
    modules,
    checked,
    made: allMade(),
    run,
  });
  expect(findings).toEqual([]);
  const texts = [...allMade(), ...run].map(({ statement }) => statement.text);
  expect(texts.filter((text) => optionalCondition.test(text))).toEqual([]);
  // Far fewer would mean that the check no longer understands the sources.
  expect(calls).toBeGreaterThan(200);
  expect(pairs).toBeGreaterThan(200);
  expect(passed).toBeGreaterThan(400);
});
