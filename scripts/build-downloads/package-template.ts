import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleFiles } from '#engines/packages/example/example-package.ts';
import { type MakeFiles, textFile } from './files-of.ts';

const readme = `# 模型包模板

template/ 是一个完整的模型包，模型找出图片中红色的部分，可以直接在控制台检查，但不能启用。照它换上您的模型：

1. 用您的 ONNX 文件替换 model.onnx，权重须在文件之内。
2. 按 model-packages.md 修改 manifest.json：能力编号、标签、输入、解码方式，以及 model.onnx 的 SHA-256。
3. 换上许可证和一张能识别出目标的样例图片。
4. 把这些文件（不含文件夹）压缩为 ZIP，用下载中心的“模型包检查工具”检查，再在控制台上传。
`;

/** A model package to copy, and the description of its format. */
export const packageTemplate: MakeFiles = async ({ root }) => {
  const files = await exampleFiles({ abilityNo: 3, label: '佩戴安全帽' });
  return new Map([
    ['README.md', textFile(readme)],
    ['model-packages.md', readFileSync(join(root, 'docs/model-packages.md'))],
    ...files.map(({ name, bytes }) => [`template/${name}`, Buffer.from(bytes)] as const),
  ]);
};
