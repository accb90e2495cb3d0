import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STOP_WITHIN_MS } from '#server/app/process-limits.ts';
import { settingDefault } from '#server/kit/config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const dockerfile = read('deploy/Dockerfile');
const cluster = read('deploy/kubernetes.yaml');
const page = read('content/documents/containers-and-clusters.md');
const { version, scripts } = JSON.parse(read('package.json')) as { version: string; scripts: Record<string, string> };

/** Returns what all matches of a pattern capture. */
const captured = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found]) => found ?? '');
const blocks = (language: string) => captured(page, new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'));

test('the page of the handbook has the files as they are', () => {
  expect(blocks('dockerfile')).toEqual([dockerfile]);
  expect(blocks('yaml')).toEqual([cluster]);
});

test('the files and the page name settings that the portal reads', () => {
  const names = [
    ...captured(dockerfile, /(?:^ENV | )([A-Z_]+)=/gm),
    ...captured(cluster, /\{ name: ([A-Z_]+), value:/g),
    ...captured(blocks('sh').join('\n'), /(?:-e |--from-literal=)([A-Z0-9_]+)=/g),
  ];
  expect(names).toEqual(expect.arrayContaining(['HOST', 'TRUSTED_PROXIES', 'DATABASE_URL', 'PORTAL_SECRET']));
  expect(names.filter((name) => settingDefault(name) === undefined)).toEqual([]);
});

test('the files and the page run what there is', () => {
  expect(captured(cluster, /image: \S+:(\S+)/g)).toEqual([version]);
  const commands = captured(dockerfile + page, /npm run ([\w-]+)/g);
  expect(commands).toEqual(expect.arrayContaining(['build', 'create-operator', 'backup']));
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  const [started = '[]'] = captured(dockerfile, /^CMD (.+)$/gm);
  for (const path of JSON.parse(started) as string[]) expect(existsSync(join(root, path)), path).toBe(true);
  const port = settingDefault('PORT');
  expect(captured(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([port]);
  expect(captured(cluster, /containerPort: (\d+)/g)).toEqual([port]);
  for (const text of [dockerfile, cluster]) expect(text).toContain('/api/health');
});

test('who stops a container waits for the portal', () => {
  const seconds = [
    ...captured(cluster, /terminationGracePeriodSeconds: (\d+)/g),
    ...captured(page, /--stop-timeout (\d+)/g),
  ];
  expect(seconds).toHaveLength(2);
  for (const wait of seconds) expect(Number(wait) * 1000).toBeGreaterThan(STOP_WITHIN_MS);
});

test('the image has everything that is in the repository, and nothing that belongs to one machine', () => {
  const ignored = read('deploy/Dockerfile.dockerignore').trim().split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'build', 'node_modules', 'var']));
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const lost = files.filter((file) => ignored.some((path) => file === path || file.startsWith(`${path}/`)));
  expect(lost).toEqual([]);
});
