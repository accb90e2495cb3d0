import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandLines } from './command-lines.ts';

const address = `https://example.com/downloads/a/b/c/x.zip`;

test.each(['固件.zip', `it's "odd" $(touch x) \`y\`.zip`, 'a b.zip'])(
  '[DL-01] the command checks a file called %s, regardless of its meaning to a shell',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-commands-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, name), 'content');
    const sha256 = createHash('sha256').update('content').digest('hex');
    const { sum, curl } = commandLines(address, { name, sha256 });
    const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect(run(sum)).toContain('OK');
    expect(() => run(commandLines(address, { name, sha256: '0'.repeat(64) }).sum)).toThrow(/did NOT match/);
    expect(run(curl.replace(/^curl/, "printf '%s\\n'"))).toBe(
      ['--fail', '--location', '-C', '-', '-o', name, address, ''].join('\n'),
    );
  },
);

test('[DL-01] the command for Windows has a name and an address that both of its shells take', () => {
  const { curlWindows } = commandLines(address, { name: '固件 "a" 100%.zip', sha256: '' });
  expect(curlWindows).toBe(`curl.exe --fail --location -C - -o "固件 _a_ 100_.zip" "${address}"`);
});
