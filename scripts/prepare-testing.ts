import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

// A fake npm: installs one package, a runtime and a builder. Waits while a file `hold` exists, and fails if `fail`
// exists.
const NPM = `
const fs = require('node:fs');
const write = (path, text) => { fs.mkdirSync(require('node:path').dirname(path), { recursive: true }); fs.writeFileSync(path, text); };
const install = () => {
  if (fs.existsSync('hold')) return setTimeout(install, 20);
  if (fs.existsSync('fail')) { console.error('registry away'); process.exit(1); }
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  delete packages[''];
  for (const path of Object.keys(packages)) write(path + '/package.json', '{}');
  write('node_modules/@react-router/dev/bin.cjs', fs.readFileSync('builder.cjs'));
  fs.mkdirSync('node_modules/.bin', { recursive: true });
  if (fs.existsSync('runtime')) fs.symlinkSync(fs.readFileSync('runtime', 'utf8'), 'node_modules/.bin/node');
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
};
fs.rmSync('node_modules', { recursive: true, force: true });
fs.appendFileSync('log', 'npm ' + process.argv.slice(2).join(' ') + '\\n');
install();
`;
const BUILDER = `
const fs = require('node:fs');
fs.appendFileSync('log', 'build ' + process.env.NODE_ENV + '\\n');
fs.rmSync('build', { recursive: true, force: true });
fs.mkdirSync('build/client', { recursive: true });
if (fs.existsSync('fail')) { console.error('web/kit/page.ts is wrong'); process.exit(1); }
fs.mkdirSync('build/server');
`;
const FOLDER_BUILDER = `import { mkdirSync } from 'node:fs';\nmkdirSync(process.argv[2], { recursive: true });\n`;

export interface Run {
  code: number | null;
  stderr: string;
}

/** A small project in a folder with a space in its name, where prepare.mjs runs with a fake npm. */
export class PreparedProject {
  readonly folder = join(mkdtempSync(join(tmpdir(), 'portal-prepare-')), 'a project');

  constructor() {
    const scripts = import.meta.dirname;
    for (const name of ['prepare.mjs', 'prepare'])
      cpSync(join(scripts, name), join(this.folder, 'scripts', name), { recursive: true });
    this.write('npm-cli.cjs', NPM);
    this.write('builder.cjs', BUILDER);
    this.write('scripts/build-static.ts', FOLDER_BUILDER);
    this.write('scripts/build-downloads.ts', FOLDER_BUILDER);
    this.write('scripts/films/build-videos.ts', FOLDER_BUILDER);
    this.write('scripts/detection-models.ts', FOLDER_BUILDER);
    this.write('scripts/finish-pages.ts', 'export {};');
    this.write('package.json', '{ "type": "module" }');
    this.lockPackages({ 'node_modules/tool': { version: '1.0.0' } });
    this.write('web/kit/page.ts', 'export {};');
    this.write('runtime', process.execPath);
    onTestFinished(() => rmSync(dirname(this.folder), { recursive: true }));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text);
  }

  remove(name: string): void {
    rmSync(this.path(name), { recursive: true });
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  lockPackages(packages: Record<string, object>): void {
    this.write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
  }

  /** Returns a PATH with a `node` that reports `version`. */
  pathWithNode(version: string): string {
    this.write('machine/node', `#!/bin/sh\necho ${version}\n`);
    chmodSync(this.path('machine/node'), 0o755);
    return `${this.path('machine')}:/usr/bin:/bin`;
  }

  /** Returns the commands since the last call, one per line. */
  calls(): string[] {
    if (!this.has('log')) return [];
    const lines = readFileSync(this.path('log'), 'utf8').trim().split('\n');
    this.remove('log');
    return lines;
  }

  start(
    args: string[] = [],
    env: Record<string, string> = {},
  ): { child: ChildProcess; ended: Promise<Run>; stderr(): string } {
    const child = spawn(process.execPath, ['scripts/prepare.mjs', ...args], {
      cwd: this.folder,
      env: { ...process.env, npm_execpath: this.path('npm-cli.cjs'), npm_node_execpath: process.execPath, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      stderr += chunk;
    });
    const ended = new Promise<Run>((resolve) => {
      child.once('close', (code) => resolve({ code, stderr }));
    });
    return { child, ended, stderr: () => stderr };
  }

  run(args: string[] = [], env: Record<string, string> = {}): Promise<Run> {
    return this.start(args, env).ended;
  }
}
