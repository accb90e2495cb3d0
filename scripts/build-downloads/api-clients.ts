import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloads } from '#contract/api/downloads.ts';
import { type MakeFiles, textFile } from './files-of.ts';

const readme = `# 开放接口客户端

| 文件 | 用法 |
|---|---|
| oak_client.py | Python 3.9 起，只用标准库 |
| oak-client.ts | TypeScript，Node 22 起或浏览器 |
| oak_client.go | Go 1.21 起，只用标准库 |
| oak.postman_collection.json | 导入 Postman，在变量中填写门户地址和应用密钥 |

各文件开头有示例。应用密钥在账号中心的“应用与密钥”中创建。接口的 OpenAPI 描述由门户给出：/api/openapi/openapi.json。
`;

/** Clients of the open API in three languages, and its collection for Postman. */
export const apiClients: MakeFiles = async ({ staticFolder }) => {
  // The running portal describes itself.
  const made = downloads.filter(({ path }) => path.startsWith('/static/'));
  return new Map([
    ['README.md', textFile(readme)],
    ...made.map(({ path, file }) => [file, readFileSync(join(staticFolder, path.replace('/static/', '')))] as const),
  ]);
};
