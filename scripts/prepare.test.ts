import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { expect, test, vi } from 'vitest';
import { PreparedProject } from './prepare-testing.ts';

const BUILD = ['build production'];
const INSTALL_AND_BUILD = [expect.stringMatching(/^npm ci /), ...BUILD];

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 20_000 });

/** Returns the ID of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

async function prepared(): Promise<PreparedProject> {
  const project = new PreparedProject();
  expect(await project.run()).toMatchObject({ code: 0 });
  project.calls();
  return project;
}

test('the first run installs and builds, and the second finds nothing to do and says nothing', async () => {
  const project = new PreparedProject();
  const first = await project.run();
  expect(first.code).toBe(0);
  expect(first.stderr).toMatch(/安装依赖.* … \d+ s/);
  expect(first.stderr).toMatch(/构建页面.* … \d+ s/);
  expect(project.calls()).toEqual(INSTALL_AND_BUILD);
  expect(await project.run()).toEqual({ code: 0, stderr: '' });
  expect(project.calls()).toEqual([]);
});

test('what is needed to build and test is installed for production too, and built for production in any case', async () => {
  const project = new PreparedProject();
  await project.run([], { NODE_ENV: 'production' });
  const [install] = project.calls();
  expect(install).toContain('--include=dev --include=optional --ignore-scripts');
  project.write('web/kit/page.ts', 'export const changed = true;');
  await project.run([], { NODE_ENV: 'development' });
  expect(project.calls()).toEqual(BUILD);
});

test.each([
  'web/kit/page.ts',
  'contract/new.ts',
  'content/new.json',
  'vite.config.ts',
  'scripts/build-static.ts',
  'engines/graph-model/operators.ts',
])('a change of %s builds again without installing', async (source) => {
  const project = await prepared();
  const before = project.has(source) ? readFileSync(project.path(source), 'utf8') : '';
  project.write(source, `${before}\n`);
  expect(await project.run()).toMatchObject({ code: 0 });
  expect(project.calls()).toEqual(BUILD);
});

test('a test next to the sources is not built in', async () => {
  const project = await prepared();
  project.write('web/page.test.ts', 'export {};');
  await project.run();
  expect(project.calls()).toEqual([]);
});

test('another lock file, a package that was deleted and an unfinished installation are installed again', async () => {
  const project = await prepared();
  project.lockPackages({ 'node_modules/tool': { version: '1.0.1' } });
  await project.run();
  expect(project.calls()).toEqual(INSTALL_AND_BUILD);
  project.remove('node_modules/tool');
  await project.run();
  expect(project.calls()).toEqual([expect.stringMatching(/^npm ci /)]);
  project.remove('node_modules/.package-lock.json');
  await project.run();
  expect(project.calls()).toEqual([expect.stringMatching(/^npm ci /)]);
});

test('a manual installation with npm is used as it is, unless packages for this machine were left out', async () => {
  const project = await prepared();
  project.remove('node_modules/.prepared');
  await project.run();
  expect(project.calls()).toEqual([]);

  const packages = {
    'node_modules/tool': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['aix'] },
  };
  project.lockPackages(packages);
  await project.run();
  expect(project.calls()).toEqual(BUILD);
  project.lockPackages({
    ...packages,
    'node_modules/here': { version: '1.0.0', optional: true, os: [process.platform] },
  });
  await project.run();
  expect(project.calls()).toEqual(INSTALL_AND_BUILD);
});

test('without a build only the packages are brought up to date', async () => {
  const project = new PreparedProject();
  expect(await project.run(['--no-build'])).toMatchObject({ code: 0 });
  expect(project.calls()).toEqual([expect.stringMatching(/^npm ci /)]);
  expect(project.has('build')).toBe(false);
});

test('an installation that fails says why and is tried again', async () => {
  const project = new PreparedProject();
  project.write('fail', '');
  const failed = await project.run();
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(/registry away[\s\S]*依赖安装失败[\s\S]*could not be installed/);
  project.calls();
  project.remove('fail');
  expect(await project.run()).toMatchObject({ code: 0 });
  expect(project.calls()).toEqual(INSTALL_AND_BUILD);
});

test('a build that breaks says why and never counts as done', async () => {
  const project = await prepared();
  project.write('fail', '');
  project.write('web/kit/page.ts', 'wrong');
  const failed = await project.run();
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(/web\/kit\/page\.ts is wrong[\s\S]*构建失败[\s\S]*The build failed/);
  project.remove('fail');
  project.calls();
  expect(await project.run()).toMatchObject({ code: 0 });
  expect(project.calls()).toEqual(BUILD);
});

test('of two at once one works and the other waits and says so', async () => {
  const project = new PreparedProject();
  project.write('hold', '');
  const first = project.start();
  await until(() => project.has('log'));
  const second = project.start();
  await until(() => second.stderr().includes('Waiting for another preparation'));
  project.remove('hold');
  expect(await first.ended).toMatchObject({ code: 0 });
  expect(await second.ended).toMatchObject({ code: 0 });
  expect(second.stderr()).toContain(`(${first.child.pid},`);
  expect(project.calls()).toEqual(INSTALL_AND_BUILD);
  expect(project.has('.prepare.lock')).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  const project = new PreparedProject();
  project.write(`.prepare.lock/${encodeURIComponent(hostname())}~${deadPid()}.1`, '');
  const run = await project.run();
  expect(run.code).toBe(0);
  expect(run.stderr).not.toContain('Waiting');
  expect(project.has('.prepare.lock')).toBe(false);
});

test('what a killed preparation left running is waited for', async () => {
  const project = new PreparedProject();
  project.write('hold', '');
  const killed = project.start();
  await until(() => project.has('log'));
  killed.child.kill('SIGKILL');
  const next = project.start();
  await until(() => next.stderr().includes('Waiting for another preparation'));
  project.remove('hold');
  expect(await next.ended).toMatchObject({ code: 0 });
  expect(project.calls()).toEqual(INSTALL_AND_BUILD);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends the installation too and leaves nothing behind that counts as done', async (signal, code) => {
  const project = new PreparedProject();
  project.write('hold', '');
  const interrupted = project.start();
  await until(() => project.has('log'));
  interrupted.child.kill(signal);
  expect(await interrupted.ended).toMatchObject({ code });
  expect(project.has('.prepare.lock')).toBe(false);
  project.remove('hold');
  project.calls();
  expect(await project.run()).toMatchObject({ code: 0 });
  expect(project.calls()).toEqual(INSTALL_AND_BUILD);
});

test('without a runtime that fits it says so in both languages', async () => {
  const project = new PreparedProject();
  project.remove('runtime');
  const { code, stderr } = await project.run([], { PATH: project.pathWithNode('v20.11.0') });
  expect(code).toBe(1);
  expect(stderr).toMatch(/没有可用的 Node\.js.*v20\.11\.0.*22\.22/);
  expect(stderr).toMatch(/No fitting Node\.js.*v20\.11\.0.*22\.22/);
});

test('a pinned runtime that does not run here gives way to a newer one of the machine', async () => {
  const project = new PreparedProject();
  project.write('runtime', '/bin/false');
  expect(await project.run(['--no-build'], { PATH: project.pathWithNode('v22.22.0') })).toMatchObject({ code: 0 });
  expect(project.has('node_modules/.bin/node')).toBe(false);
});
