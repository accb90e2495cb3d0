import { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { openMessageOf } from '#contract/api/open-message.ts';
import { errorPath, requestPath } from '#contract/api/remedies.ts';
import zhCN from 'zod/v4/locales/zh-CN.js';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { getAbility, getChips, queryAbilities } from '#contract/catalogue/calls.ts';
import { deviceTitles } from '#contract/catalogue/chips.ts';
import { modelTypes } from '#contract/catalogue/filters.ts';
import { industryTypes } from '#contract/catalogue/industries.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import type { AnyCall, AnswerOf } from '#contract/kit/call.ts';
import { KEYWORD_MAXIMUM, RELEASE } from '#contract/kit/limits.ts';
import { type MarkedText, searchSite } from '#contract/search/calls.ts';
import { CallError } from '#server/kit/http/call-error.ts';
import { remedyOfCall } from '#server/kit/key-calls/remedy-of-call.ts';
import { abilityText } from './ability-text.ts';
import { cutAnswer } from './cut-answer.ts';
import { registerKeyedTools } from './keyed-tools.ts';

/** Runs a call as the agent. */
export type RunCall = <C extends AnyCall>(call: C, request: unknown) => Promise<AnswerOf<C>>;

export interface ServerOptions {
  run: RunCall;
  /** Returns a document as Markdown. */
  readDocument(key: string, origin: string): Promise<{ slug: string; text: string } | undefined>;
  /** The origin of addresses in answers. */
  origin: string;
  /** The id of a request that has a key. */
  requestId?: string | undefined;
}

const INSTRUCTIONS =
  '视频监控 AI 开放平台的门户：识别能力、设备与芯片、使用文档和错误码。回答时请给出页面地址。文档以 Markdown 返回。';
const PAGE_SIZE = 20;

/** The names of the kinds of results. */
const kindNames: Readonly<Record<string, string>> = {
  document: '文档',
  video: '视频',
  download: '下载',
  ability: '能力',
  chip: '芯片与设备',
  errorCode: '错误码',
};

const textOf = (parts: MarkedText) => parts.map(({ text }) => text).join('');
const answerOf = (text: string, offset = 0) => ({
  content: [{ type: 'text' as const, text: cutAnswer(text, offset) }],
});
const errorResult = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true });

const { localeError } = zhCN();

/** Returns what is wrong with arguments, in the words of the other answers. */
const errorsOf = (error: z.ZodError): string =>
  error.issues
    .map((issue) => {
      const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
      const reason = isMissing ? '需要给出' : (localeError(issue as never) ?? issue.message);
      return `${issue.path.join('.') || '参数'}：${reason}`;
    })
    .join('；');

/** The kind of thing that is not found, by the field that names it. */
const notFound: Readonly<Record<string, string>> = {
  requestId: '没有找到这次请求：编号不存在、已超过 30 天，或不属于这个密钥的应用',
};

/** Returns the error of a call, with what to do, and where to read more. */
const callErrorText = (
  { service, code, field, status }: CallError,
  { origin, requestId }: Pick<ServerOptions, 'origin' | 'requestId'>,
): string => {
  const missing = status === 404 ? notFound[field ?? ''] : undefined;
  const about = missing ?? `${openMessageOf(code, service)}${field ? `（${field}）` : ''}`;
  return [
    `${code} ${about}。${remedyOfCall('mcp', { code, field, status })}`,
    `说明：${origin}${errorPath(code)}`,
    ...(requestId === undefined ? [] : [`请求 ${requestId}：${origin}${requestPath(requestId)}`]),
  ].join('\n');
};

/** Describes the arguments of a tool to agents. The tool itself checks them, so that errors have the portal's texts. */
const described = <Schema extends z.ZodType>(schema: Schema): Schema => {
  const standard = schema['~standard'];
  const validate = (value: unknown) => ({ value });
  return { '~standard': { ...standard, jsonSchema: standard.jsonSchema, validate } } as unknown as Schema;
};

/** Checks the arguments, and turns a failed call into an answer that an agent can act on. */
const explainedFor =
  (context: Pick<ServerOptions, 'origin' | 'requestId'>) =>
  <Schema extends z.ZodType>(
    schema: Schema,
    work: (input: z.output<Schema>) => Promise<ReturnType<typeof answerOf> | ReturnType<typeof errorResult>>,
  ) =>
  async (input: unknown) => {
    const read = schema.safeParse(input, { reportInput: true });
    if (!read.success) return errorResult(`参数有误：${errorsOf(read.error)}`);
    try {
      return await work(read.data);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return errorResult(callErrorText(error, context));
    }
  };

const keyword = z.string().min(1).max(KEYWORD_MAXIMUM).describe('关键词，中文、拼音、型号或错误码');
const offset = z.int().min(0).default(0).describe('上次回答未完时给出的 offset');
const readOnly = { readOnlyHint: true, openWorldHint: false };

/** The parts from which tools in other files are built. */
export interface ToolParts {
  run: RunCall;
  origin: string;
  explained: ReturnType<typeof explainedFor>;
  described: typeof described;
  answerOf: typeof answerOf;
}

const searchInput = z.object({
  keyword,
  kind: z.enum(['document', 'ability', 'video', 'download', 'chip', 'errorCode']).optional(),
});
const getDocumentInput = z.object({ document: z.string().min(1).max(300), offset });
const findAbilitiesInput = z.object({
  keyword: keyword.optional(),
  industryTypes: z.array(z.int()).max(20).optional(),
  modelTypes: z.array(z.int()).max(10).optional(),
  chipIds: z.array(z.int()).max(50).optional().describe('芯片编号，见 list_chips'),
  canTryNow: z.boolean().optional().describe('只要现在可以在线体验的'),
  pageNo: z.int().min(1).max(100).default(1),
});
const getAbilityInput = z.object({ abilityNo: z.int().min(1).max(999_999), offset });
const listChipsInput = z.object({});
const explainErrorInput = z.object({ code: z.string().min(1).max(20), offset });

/** Creates the server for agents, for one request: each tool makes the calls that the pages make. */
export const createServer = ({ run, readDocument, origin, requestId }: ServerOptions): McpServer => {
  const explained = explainedFor({ origin, requestId });
  const server = new McpServer(
    { name: 'ai-open-portal', version: RELEASE },
    // The tools change only with a release, so there is nothing to announce.
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  );

  server.registerTool(
    'search',
    {
      title: '搜索',
      description: '在文档、能力、视频、下载、芯片和错误码中搜索，返回标题、地址和摘录。',
      inputSchema: described(searchInput),
      annotations: readOnly,
    },
    explained(searchInput, async ({ keyword: asked, kind }) => {
      const { groups, missing, near } = await run(searchSite, {
        keyword: asked,
        ...(kind && { kind, pageSize: String(PAGE_SIZE) }),
      });
      const notes = [
        ...near.map(({ typed, found }) => `没有“${typed}”，以下按“${found}”查找。`),
        ...(missing.length > 0 ? [`没有内容提到：${missing.join('、')}。`] : []),
      ];
      const found = groups.flatMap(({ kind: name, total, more, list }) => [
        `## ${kindNames[name] ?? name}（${total}${more ? '+' : ''}）`,
        ...list.map((entry) => {
          const heading = textOf(entry.heading);
          const title = `${textOf(entry.name)}${heading === '' ? '' : ` › ${heading}`}`;
          return `- [${title}](${origin}${entry.path})：${textOf(entry.snippet)}`;
        }),
      ]);
      return answerOf([...notes, ...(found.length > 0 ? found : ['没有找到。'])].join('\n'));
    }),
  );

  server.registerTool(
    'get_document',
    {
      title: '读文档',
      description: '返回一篇文档的 Markdown 全文。document 为文档地址或地址的最后一段。',
      inputSchema: described(getDocumentInput),
      annotations: readOnly,
    },
    explained(getDocumentInput, async ({ document, offset: from }) => {
      const key =
        document
          .replace(/[?#].*$/, '')
          .replace(/\.md$/, '')
          .split('/')
          .filter(Boolean)
          .at(-1) ?? '';
      const found = await readDocument(key, origin);
      if (!found) return errorResult('没有这篇文档。');
      return answerOf(`${origin}${documentPath(found.slug)}\n\n${found.text}`, from);
    }),
  );

  server.registerTool(
    'find_abilities',
    {
      title: '找能力',
      description: `按关键词、行业、类别和芯片筛选识别能力。行业：${industryTypes.map(({ value, label }) => `${value} ${label}`).join('，')}。类别：${modelTypes.map(({ value, label }) => `${value} ${label}`).join('，')}。`,
      inputSchema: described(findAbilitiesInput),
      annotations: readOnly,
    },
    explained(findAbilitiesInput, async ({ canTryNow, pageNo, ...filters }) => {
      const { list, total } = await run(queryAbilities, {
        ...filters,
        ...(canTryNow && { hasEngine: true }),
        pageNo,
        pageSize: PAGE_SIZE,
      });
      const lines = list.map(
        ({ abilityNo, abilityName, modelTypeCn, description, hasEngine }) =>
          `- ${abilityNo} [${abilityName}](${origin}${abilityPath(abilityNo)})，${modelTypeCn}${hasEngine ? '，可立即体验' : ''}：${description}`,
      );
      return answerOf([`共 ${total} 项，第 ${pageNo} 页。`, ...lines].join('\n'));
    }),
  );

  server.registerTool(
    'get_ability',
    {
      title: '看能力',
      description: '返回一项能力的全部信息：识别类别、使用条件、场景、支持的设备与芯片、接入方式。',
      inputSchema: described(getAbilityInput),
      annotations: readOnly,
    },
    explained(getAbilityInput, async ({ abilityNo, offset: from }) =>
      answerOf(abilityText(await run(getAbility, { abilityNo: String(abilityNo) }), origin), from),
    ),
  );

  server.registerTool(
    'list_chips',
    {
      title: '列芯片',
      description: '返回全部芯片与设备：编号、名称和设备类别。',
      inputSchema: described(listChipsInput),
      annotations: readOnly,
    },
    explained(listChipsInput, async () => {
      const { chips: all } = await run(getChips, {});
      const lines = all.map(({ chipId, chipName, deviceType }) => {
        const group = deviceType === null ? '没有设备类别' : deviceTitles[deviceType];
        return `- ${chipId} ${chipName}（${group}）`;
      });
      return answerOf(lines.join('\n'));
    }),
  );

  server.registerTool(
    'explain_error',
    {
      title: '解释错误码',
      description: '说明一个错误码的含义、原因和处理办法。',
      inputSchema: described(explainErrorInput),
      annotations: readOnly,
    },
    explained(explainErrorInput, async ({ code, offset: from }) => {
      const slug = `error-${code.trim().toLowerCase()}`;
      if (!/^error-[a-z0-9]+$/.test(slug)) return errorResult('错误码只有字母和数字。');
      const found = await readDocument(slug, origin);
      if (!found) return errorResult(`没有错误码 ${code}。`);
      return answerOf(`${origin}${documentPath(found.slug)}\n\n${found.text}`, from);
    }),
  );

  registerKeyedTools(server, { run, origin, explained, described, answerOf });
  return server;
};
