import { join } from 'node:path';
import { callTitle } from '#contract/api/call-titles.ts';
import { openCalls } from '#contract/api/open-calls.ts';
import { REFERENCE_PATH, referencePath, slugOfCall } from '#contract/api/reference-path.ts';
import { replaceDirectives } from '#contract/kit/markdown/directives.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { sectionsOf } from '#server/kit/markdown/sections-of.ts';
import type { SearchSource } from '#server/kit/search/rebuild.ts';
import { requestFields } from './fields.ts';
import { readOverview } from './sections.ts';

export const REFERENCE_KIND = 'apiReference';

const textOf = (source: string): string =>
  sectionsOf(replaceDirectives(source, () => ''))
    .flatMap(({ title, text }) => [title, text])
    .filter(Boolean)
    .join('\n');

const callText = (call: AnyCall): string =>
  [`${call.method} ${call.path}`, call.summary, ...requestFields(call).map(({ path, text }) => `${path} ${text}`)].join(
    '\n',
  );

/** The pages of the reference that are the same in every portal. Abilities are found by themselves. */
export const referenceSource: SearchSource = {
  kind: REFERENCE_KIND,
  entries: [
    {
      entryId: 'api-reference',
      entry: {
        path: REFERENCE_PATH,
        name: '开放接口说明',
        labels: ['API 文档', '接口文档', 'OpenAPI', 'Postman'],
        asked: [
          '怎么用程序调用识别接口',
          '接口怎么鉴权',
          'API key 怎么用',
          '有没有 SDK',
          'Postman 集合在哪下载',
          '接口限流是多少',
          '怎么一次提交很多图片',
          '任务结束怎么通知我的系统',
          'Triton 客户端能不能直接用',
        ],
        sections: readOverview(join(import.meta.dirname, '../../../../content')).map(({ id, title, source }) => ({
          heading: title,
          anchor: id,
          text: textOf(source),
        })),
      },
    },
    ...openCalls.map((call) => ({
      entryId: `api-reference-${slugOfCall(call.name)}`,
      entry: {
        path: referencePath(call.name),
        name: callTitle(call),
        aliases: [call.name],
        sections: [{ heading: '', anchor: '', text: callText(call) }],
      },
    })),
  ],
};
