import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOperator } from './operator-command.ts';

const operator = (name: string, phone: string, role = 'manager') => ['--name', name, '--phone', phone, '--role', role];

// e2e/create-operator.test.ts runs the command as npm does.
test.for<[string, string[], string]>([
  ['a name that begins with a digit', operator('1operator', '13900000001'), '--name'],
  ['a phone that is too short', operator('operator', '1390000000'), '--phone'],
  ['another role', operator('operator', '13900000001', 'toString'), '--role'],
  ['an unknown argument', [...operator('operator', '13900000001'), '--admin'], '--admin'],
  ['a word too many', [...operator('operator', '13900000001'), 'now'], 'now'],
])('the command with %s says how it is used, and touches nothing', async ([, args, named]) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('DATA_DIR', join(folder, 'none'));
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await createOperator(args)).toBe(2);
  expect(stdout).not.toHaveBeenCalled();
  const said = stderr.mock.calls.map(([text]) => text).join('');
  expect(said).toContain(named);
  expect(said).toContain('npm run create-operator -- --name NAME');
  expect(existsSync(join(folder, 'none'))).toBe(false);
});
