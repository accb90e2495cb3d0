import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { type MakeFiles, textFile } from './files-of.ts';

const readme = `# 模型包检查工具

在上传之前用与门户相同的程序检查模型包：格式、清单、模型能否载入和运行、样例图片的识别结果。

    npm install
    node check.mjs 模型包.zip

需要 Node 22.18 或更高版本。通过时退出码为 0，不通过为 1。标签是否与能力一致要在控制台检查，这里只按清单中的标签检查。
`;

/** Native modules, which the package manager installs. */
const EXTERNAL = ['onnxruntime-node', 'sharp'] as const;

/** Bundles the check as the portal runs it, with its process. */
const bundle = async (root: string) => {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: [...EXTERNAL] },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: {
          check: join(root, 'scripts/build-downloads/check-command.ts'),
          'check-process': join(root, 'engines/packages/check/check-process.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
};

/** The check of model packages as a separate program. */
export const packageChecker: MakeFiles = async ({ root }) => {
  const { version, license, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const chunks = await bundle(root);
  const manifest = {
    name: 'model-package-checker',
    version,
    license,
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, dependencies[name]])),
  };
  return new Map([
    ['README.md', textFile(readme)],
    ['package.json', textFile(JSON.stringify(manifest, null, 2))],
    // The check forks its process, which has another ending here.
    ...chunks.map(
      ({ fileName, code }) => [fileName, textFile(code.replaceAll('check-process.ts', 'check-process.mjs'))] as const,
    ),
  ]);
};
