import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { chooseAccount, invocation } from './account.ts';

const stranger = { uid: 54_321, gid: 54_321 };
const isRoot = process.getuid?.() === 0;
let folder: string;
let program: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-account-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'bin'));
  program = join(folder, 'bin', 'program');
  writeFileSync(program, '', { mode: 0o755 });
  return () => rmSync(folder, { recursive: true });
});

test('an ordinary user runs the database as himself, root as somebody else', () => {
  expect(chooseAccount(join(folder, 'database'))).toEqual(
    isRoot ? { uid: expect.any(Number), gid: expect.any(Number) } : undefined,
  );
  expect(chooseAccount(join(folder, 'database'))?.uid).not.toBe(0);
});

test('without another account the program is started as it is', () => {
  expect(invocation(undefined, [folder], program, ['-D', folder])).toEqual({
    file: program,
    args: ['-D', folder],
    options: {},
  });
});

test('an account that reaches all paths gets nothing of root', () => {
  expect(invocation(stranger, [folder], program, ['x'])).toEqual({
    file: program,
    args: ['x'],
    options: stranger,
  });
});

test('below a closed folder the account keeps one capability; who has none to give is told the way out', () => {
  chmodSync(folder, 0o700);
  const invoke = () => invocation(stranger, [], program, ['x']);
  if (!isRoot) return expect(invoke).toThrow('open the folders above it');
  const { file, args } = invoke();
  expect(file).toBe('setpriv');
  expect(args.find((arg) => arg.startsWith('--ambient-caps'))).toMatch(
    /^--ambient-caps=-all,\+dac_(read_search|override)$/,
  );
  expect(args.slice(-3)).toEqual(['--', program, 'x']);
});

test('a program that the account may not run needs the wider capability', () => {
  chmodSync(program, 0o700);
  const invoke = () => invocation(stranger, [], program, []);
  if (!isRoot) return expect(invoke).toThrow('open the folders above it');
  expect(invoke().args).toContain('--ambient-caps=-all,+dac_override');
});
