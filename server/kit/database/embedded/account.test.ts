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

test('an ordinary user runs the database as himself, root as another user', () => {
  const account = chooseAccount(join(folder, 'database'));
  expect(account === undefined).toBe(!isRoot);
  expect(account?.uid).not.toBe(0);
});

test('without another account the program is started as it is', () => {
  expect(invocation(undefined, [folder], program, ['-D', folder])).toEqual({
    file: program,
    args: ['-D', folder],
    options: {},
  });
});

test('an account that can enter all folders gets no root capability', () => {
  expect(invocation(stranger, [folder], program, ['x'])).toEqual({
    file: program,
    args: ['x'],
    options: stranger,
  });
});

/** Returns the ambient capabilities of the invocation, or the reason why there are none. */
function capabilities(): string {
  try {
    const { file, args } = invocation(stranger, [], program, ['x']);
    return [file, args.find((arg) => arg.startsWith('--ambient-caps=')), ...args.slice(-3)].join(' ');
  } catch (error) {
    return (error as Error).message;
  }
}

const expected = (names: string) =>
  isRoot ? `^setpriv --ambient-caps=-all,\\+(${names}) -- ` : 'open the folders above it';

test('below a closed folder the account keeps one capability; without it, the error names a solution', () => {
  chmodSync(folder, 0o700);
  expect(capabilities()).toMatch(new RegExp(expected('dac_read_search|dac_override')));
});

test('a program that the account may not run needs the wider capability', () => {
  chmodSync(program, 0o700);
  expect(capabilities()).toMatch(new RegExp(expected('dac_override')));
});
