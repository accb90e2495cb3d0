import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WrongConfiguration } from '#server/kit/config.ts';
import { endOf, fileError, misuse, CommandError } from './command-end.ts';

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
const said = () =>
  written.mock.calls
    .splice(0)
    .map(([text]) => text)
    .join('');
const end = (work: () => Promise<unknown>) => endOf(async () => void (await work()), fileError('失败'));
const failing = (error: Error) =>
  end(async () => {
    throw error;
  });

test('a command that did its work ends with 0 and says nothing more', async () => {
  expect(await end(async () => {})).toBe(0);
  expect(said()).toBe('');
});

test('what the operator can fix ends with 1 and one line', async () => {
  expect(await failing(new CommandError('文件夹不是空的'))).toBe(1);
  expect(said()).toBe('✗ 文件夹不是空的\n');
  expect(await failing(new WrongConfiguration('PORT'))).toBe(1);
  expect(said()).toMatch(/^✗ .*PORT/);
  expect(await end(() => stat('/no/such/folder'))).toBe(1);
  expect(said()).toMatch(/^✗ 失败: ENOENT.*\n$/);
});

test('an address that is not of this machine is named', async () => {
  const [error] = await once(createServer().listen(0, '192.0.2.1'), 'listening').catch((error) => [error]);
  expect(await failing(error)).toBe(1);
  expect(said()).toMatch(/^✗ [^\n]*192\.0\.2\.1[^\n]*\n$/);
});

test('a bug of ours is no end of a command', async () => {
  await expect(failing(new TypeError('x is undefined'))).rejects.toThrow('x is undefined');
  expect(said()).toBe('');
});

test('wrong arguments end with 2 and the usage', () => {
  expect(misuse('用法')).toBe(2);
  expect(misuse('用法', '--name')).toBe(2);
  expect(said()).toBe('用法\n✗ --name\n用法\n');
});
