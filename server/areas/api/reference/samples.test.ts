import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type SampleLanguage, sampleLanguages } from '#contract/api/samples/languages.ts';
import type { SampleCall } from '#contract/api/samples/sample-call.ts';
import type { Found, Recognition } from '#contract/trial/recognition.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import { addTestKey } from '../testing.ts';

const WITHIN_MS = 60_000;

interface Command {
  command: string;
  args: string[];
}
/** The commands that compile and run a sample, by language. A failing `probe` means that the runtime is missing. */
const runtimes: Readonly<Record<string, { probe: Command; steps: (file: string) => Command[] }>> = {
  curl: { probe: { command: 'curl', args: ['--version'] }, steps: (file) => [{ command: 'sh', args: [file] }] },
  python: {
    probe: { command: 'python3', args: ['--version'] },
    steps: (file) => [{ command: 'python3', args: [file] }],
  },
  javascript: { probe: { command: 'node', args: ['--version'] }, steps: (file) => [{ command: 'node', args: [file] }] },
  java: {
    probe: { command: 'java', args: ['-version'] },
    // A program that ends at once is not worth the optimising compiler.
    steps: (file) => [{ command: 'java', args: ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', file] }],
  },
  go: { probe: { command: 'go', args: ['version'] }, steps: (file) => [{ command: 'go', args: ['run', file] }] },
  csharp: {
    probe: { command: 'dotnet', args: ['--list-sdks'] },
    steps: (file) => [
      { command: 'dotnet', args: ['new', 'console', '--force', '--no-restore', '-o', '.'] },
      { command: 'cp', args: [file, 'Program.cs'] },
      { command: 'dotnet', args: ['run'] },
    ],
  },
  php: {
    probe: { command: 'php', args: ['-r', 'exit(function_exists("curl_init") ? 0 : 1);'] },
    steps: (file) => [{ command: 'php', args: [file] }],
  },
  cpp: {
    probe: { command: 'sh', args: ['-c', 'echo "#include <curl/curl.h>" | g++ -E -x c++ -'] },
    steps: (file) => [
      { command: 'g++', args: ['-std=c++17', file, '-lcurl', '-o', 'infer'] },
      { command: './infer', args: [] },
    ],
  },
};

interface Ended {
  isGood: boolean;
  out: string;
  error: string;
}
const run = ({ command, args }: Command, cwd: string, env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      command,
      args,
      { cwd, timeout: WITHIN_MS, env: { ...process.env, ...env }, maxBuffer: 16 * 1_048_576 },
      (failure, out, error) => resolve({ isGood: !failure, out, error }),
    );
  });

const folder = await mkdtemp(join(tmpdir(), 'samples-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const present: SampleLanguage[] = [];
const missing: string[] = [];
for (const language of sampleLanguages) {
  const { probe } = runtimes[language.name] as (typeof runtimes)[string];
  if ((await run(probe, folder)).isGood) present.push(language);
  else missing.push(language.title);
}

const stub = stubEngines();
const { app, database, signUp } = await testApp(
  {},
  { ...stub, fetching: { mayReach: (address) => address === '127.0.0.1', mayUsePort: () => true } },
);
await app.listen({ port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const picture = await somePicture();

/** Characters that mean something to a shell or in a literal. */
const FILE = `现场 '1' "二" $HOME \\n.png`;

/** Runs a sample as its reader would, and returns the answer that it prints. */
const answerOf = async ({ name, file, sampleOf }: SampleLanguage, call: SampleCall, key: string) => {
  const at = await mkdtemp(join(folder, `${name}-`));
  await writeFile(join(at, file), sampleOf(call));
  await writeFile(join(at, FILE), picture);
  let ended: Ended = { isGood: false, out: '', error: '' };
  for (const step of (runtimes[name] as (typeof runtimes)[string]).steps(file)) {
    ended = await run(step, at, { OAK_KEY: key, LC_ALL: 'C.UTF-8' });
    if (!ended.isGood) break;
  }
  try {
    return {
      ...ended,
      answer: JSON.parse(ended.out) as { code: string; msg: string; remedy: string; data: Recognition },
    };
  } catch {
    throw new Error(`${name} printed no answer: ${ended.out}${ended.error}`);
  }
};

/** The answer without what differs from call to call. */
const lasting = (answer: Recognition) => ({ ...answer, requestId: '', quota: null, milliseconds: 0 });

const answersOf = async (call: Omit<SampleCall, 'origin' | 'abilityNo'>) => {
  const { accountId } = await signUp({ authStatus: 1 });
  const { key } = await addTestKey(database, { accountId: String(accountId) });
  const answers: Record<string, Awaited<ReturnType<typeof answerOf>>> = {};
  for (const language of present)
    answers[language.name] = await answerOf(language, { origin, abilityNo: Number(ABILITY), ...call }, key);
  return answers;
};

const expectEqual = async (call: Omit<SampleCall, 'origin' | 'abilityNo'>, expected: Partial<Recognition>) => {
  const answers = await answersOf(call);
  for (const [name, { isGood, answer, error }] of Object.entries(answers)) {
    expect([name, isGood, answer.code, error]).toEqual([name, true, '200', expect.any(String)]);
    expect(answer.data, name).toMatchObject(expected);
  }
  const all = Object.values(answers).map(({ answer }) => JSON.stringify(lasting(answer.data)));
  expect(new Set(all).size).toBe(1);
};

const box = (at: number): [number, number, number, number] => [at, at, 10, 10];
const found: Found = {
  ...stub.found,
  targets: [
    { label: '人', score: 0.9, box: box(1) },
    { label: '汽车', score: 0.4, box: box(20) },
  ],
  texts: [
    {
      text: '引号 " 与 \\ 与 \n 换行',
      score: 0.95,
      polygon: [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
      ],
    },
  ],
};

describe(`[API-03] [TRIAL-02] samples run${missing.length === 0 ? '' : `; no runtime here for ${missing.join(', ')}`}`, () => {
  test('the languages with a runtime here include those that come with every machine of developers', () => {
    if (missing.length > 0) console.info(`samples without a runtime on this machine: ${missing.join(', ')}`);
    expect(sampleLanguages.map(({ title }) => title)).toEqual([
      'curl',
      'Python',
      'JavaScript',
      'Java',
      'Go',
      'C#',
      'PHP',
      'C++',
    ]);
    // The tests themselves need Node.
    expect(present.map(({ name }) => name)).toContain('javascript');
  });

  test('a platform sample with a threshold: all give the targets and texts that the engine found', {
    timeout: 240_000,
  }, async () => {
    stub.answerBy(async () => found);
    onTestFinished(() => stub.mend());
    await expectEqual(
      { picture: { kind: 'sample', sampleId: SAMPLE }, threshold: 0.5 },
      { targets: [found.targets[0] as never], texts: found.texts, abilityNo: Number(ABILITY) },
    );
  });

  test('a file with an odd name, as a form or in base64', { timeout: 240_000 }, async () => {
    stub.answerBy(async () => found);
    onTestFinished(() => stub.mend());
    stub.jobs.length = 0;
    await expectEqual({ picture: { kind: 'file', name: FILE }, threshold: 0.95 }, { targets: [], texts: found.texts });
    expect(stub.jobs).toHaveLength(present.length);
    for (const { picture: bytes } of stub.jobs) expect(picture.equals(bytes)).toBe(true);
  });

  test('a picture by its address', { timeout: 240_000 }, async () => {
    const host = createServer((request, response) =>
      request.url === '/a.png?name=%27%22$HOME' ? response.end(picture) : response.writeHead(404).end(),
    );
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
    onTestFinished(() => void host.close());
    const { port } = host.address() as AddressInfo;
    await expectEqual(
      { picture: { kind: 'url', url: `http://127.0.0.1:${port}/a.png?name='"$HOME` } },
      { notes: ['stub'] },
    );
  });

  test('an error answer ends the program with an error, and is printed with its remedy', {
    timeout: 240_000,
  }, async () => {
    const answers = await answersOf({ picture: { kind: 'url', url: 'http://10.0.0.1/a.png' } });
    for (const [name, { isGood, answer }] of Object.entries(answers)) {
      // curl itself succeeds with any answer.
      expect([name, isGood, answer.code]).toEqual([name, name === 'curl', '20005']);
      expect(answer).toMatchObject({ remedy: expect.stringMatching(/\S/), docUrl: expect.stringContaining('20005') });
    }
  });

  test('a wrong key, whose request has no page, has an error with the sentence and the remedy alone', {
    timeout: 240_000,
  }, async () => {
    const call = { origin, abilityNo: Number(ABILITY), picture: { kind: 'sample', sampleId: SAMPLE } } as const;
    for (const language of present) {
      const { isGood, answer, error } = await answerOf(language, call, 'oak_live_x');
      expect([language.name, isGood, answer.code]).toEqual([language.name, language.name === 'curl', 'PTL0019']);
      expect(answer).not.toHaveProperty('requestUrl');
      expect(error, language.name).not.toMatch(/Traceback|KeyError|undefined|null|Exception/);
      // The others print the whole answer.
      const isReported = ['python', 'javascript', 'go', 'php', 'csharp'].includes(language.name);
      const said = isReported ? [answer.msg, answer.remedy] : [];
      expect(
        said.filter((text) => !error.includes(text)),
        language.name,
      ).toEqual([]);
    }
    const code = (name: string) => sampleLanguages.find((one) => one.name === name)?.sampleOf(call) ?? '';
    // Languages that may have no runtime here skip the test before it reads anything.
    expect(code('php')).not.toMatch(/\$answer\['(msg|remedy|requestUrl)'\]/);
    expect(code('csharp')).not.toMatch(/GetProperty\(name\)/);
  });

  test('labels are sent where an ability takes them, and are refused where not', { timeout: 240_000 }, async () => {
    const named = { labels: ['人', '汽车'], picture: { kind: 'sample', sampleId: SAMPLE } } as const;
    for (const [name, { answer }] of Object.entries(await answersOf(named)))
      expect([name, answer.code, (answer.data as unknown as { field: string }).field]).toEqual([
        name,
        '10003',
        'labels',
      ]);
  });
});
