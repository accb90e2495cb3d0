import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { AddressInfo } from 'node:net';
import { testApp } from '#server/app/testing.ts';
import { contentFiles } from '#server/kit/content/content-files.ts';
import { readDocument } from '#server/kit/markdown/document-tokens.ts';
import { documentKinds } from './kinds.ts';
import { expandDirectives } from './public/facts.ts';

const WITHIN_MS = 30_000;

interface Block {
  name: string;
  command: string;
  args: string[];
}

const { app } = await testApp({ RATE_LIMIT: 'off' }, { pages: true });
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;
const address = `http://127.0.0.1:${port}`;

const commands: Readonly<Record<string, (source: string) => Pick<Block, 'command' | 'args'>>> = {
  'sh run': (source) => ({ command: 'bash', args: ['-eu', '-c', source] }),
  'js run': (source) => ({ command: process.execPath, args: ['--input-type=module', '-e', source] }),
};

const files = contentFiles(join(import.meta.dirname, '../../../content'));
const blocks = documentKinds.flatMap(({ readDefaults }) =>
  readDefaults(files).entries.flatMap(({ slug, payload }) =>
    readDocument(expandDirectives(String(payload.content), { address })).tokens.flatMap(
      ({ type, info, content, map }): Block[] => {
        const commandOf = type === 'fence' ? commands[info.trim()] : undefined;
        return commandOf ? [{ name: `${slug}, line ${(map?.[0] ?? 0) + 3}`, ...commandOf(content) }] : [];
      },
    ),
  ),
);

const run = ({ command, args }: Block) =>
  new Promise<string>((resolve) => {
    execFile(command, args, { timeout: WITHIN_MS }, (error, stdout, stderr) =>
      resolve(error ? `${error.code ?? error.signal}: ${stdout}${stderr}` : 'ok'),
    );
  });

describe('code that readers can run', () => {
  test('[DOC-05] does what the page says, against a running portal', async () => {
    const failed: string[] = [];
    for (const block of blocks) {
      const result = await run(block);
      if (result !== 'ok') failed.push(`${block.name}: ${result}`);
    }
    expect(failed).toEqual([]);
  });

  test('fails where a command fails', async () => {
    const failing = commands['sh run']?.(`curl -sf ${address}/nothing-here.json | grep -q x\n`);
    expect(await run({ name: '', ...(failing as Pick<Block, 'command' | 'args'>) })).not.toBe('ok');
    const thrown = commands['js run']?.(`const r = await fetch('${address}/'); if (r.ok) throw new Error('x');`);
    expect(await run({ name: '', ...(thrown as Pick<Block, 'command' | 'args'>) })).not.toBe('ok');
  });
});
