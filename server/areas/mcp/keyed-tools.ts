import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { callTitle } from '#contract/api/call-titles.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { requestPath } from '#contract/api/remedies.ts';
import { getOwnRequest } from '#contract/api/requests/calls.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import type { Recognition, TrialQuota } from '#contract/trial/recognition.ts';
import { getQuota } from '#contract/trial/calls.ts';
import { timeInWords } from '#server/kit/notify/time-in-words.ts';
import type { ToolParts } from './create-server.ts';

/** Tools that need an application key made for agents. */
export const keyedTools = ['run_ability', 'get_quota', 'look_up_request'] as const;

const share = (score: number) => score.toFixed(2);

/** Returns what an ability has found, as Markdown. */
const foundText = (answer: Recognition, origin: string): string => {
  const { targets, texts, fields, notes, width, height, model, version, requestId } = answer;
  return [
    `图片 ${width}×${height}，模型 ${model} ${version}，请求 ${origin}${requestPath(requestId)}`,
    ...(targets.length + texts.length + fields.length === 0 ? ['没有找到目标或文字。'] : []),
    ...(targets.length > 0 ? [`## 目标（${targets.length}）`] : []),
    ...targets.map(
      ({ label, score, box }) => `- ${label} ${share(score)}，左上角与宽高 [${box.map(Math.round).join(', ')}]`,
    ),
    ...(fields.length > 0 ? ['## 字段'] : []),
    ...fields.map(
      ({ label, value, score, reason }) => `- ${label}：${value} ${share(score)}${reason ? `（${reason}）` : ''}`,
    ),
    ...(texts.length > 0 ? ['## 文字'] : []),
    ...texts.map(({ text, score }) => `- ${text} ${share(score)}`),
    ...notes.map((note) => `> ${note}`),
  ].join('\n');
};

/** A time in Shanghai, as the pages show it. */
const clock = (time: string): string => `${timeInWords(new Date(time))}（北京时间）`;

const tierNames: Readonly<Record<TrialQuota['tier'], string>> = {
  visitor: '访客',
  loggedIn: '已登录',
  inReview: '认证审核中',
  certified: '已认证',
};

const quotaText = ({ left, day, month, inAll, tier }: AnswerOf<typeof getQuota>): string => {
  const line = (name: string, { limit, used, resetsAt }: TrialQuota['day']) =>
    `- ${name}：${limit === null ? `已用 ${used}，没有上限` : `${used} / ${limit}`}${resetsAt ? `，${clock(resetsAt)} 恢复` : ''}`;
  return [
    `等级 ${tierNames[tier]}，还可用 ${left === null ? '不限' : `${left} 次`}`,
    line('今天', day),
    line('本月', month),
    line('累计', inAll),
  ].join('\n');
};

const chargeText = ({ charge, charges, jobId }: AnswerOf<typeof getOwnRequest>): string => {
  if (charge === 'refunded') return '计次已退回';
  if (charge === 'none') return '没有计次';
  return jobId === null ? `计 ${charges} 次` : '任务计 1 张';
};

/** Returns what happened to a request and what to do about it, as Markdown. */
const requestText = (facts: AnswerOf<typeof getOwnRequest>, origin: string): string => {
  const { requestId, at, call, abilityNo: number, model, version, code, message, field } = facts;
  const { pictureMs, engineMs, totalMs, targets, texts, remedy, docUrl } = facts;
  const steps = [
    `共 ${totalMs} 毫秒`,
    ...(pictureMs === null ? [] : [`取图 ${pictureMs}`]),
    ...(engineMs === null ? [] : [`识别 ${engineMs}`]),
  ];
  return [
    `请求 ${requestId}，${clock(at)}，${callTitle({ name: call, summary: call })}${number === null ? '' : `，能力 ${number}`}`,
    code === SUCCESS_CODE
      ? `- 结果：成功，目标 ${targets ?? 0} 个，文字与字段 ${texts ?? 0} 个`
      : `- 结果：${code} ${message}${field === null ? '' : `（${field}）`}`,
    ...(model === null ? [] : [`- 模型：${model} ${version ?? ''}`]),
    `- 用时：${steps.join('，')}`,
    `- 计次：${chargeText(facts)}`,
    ...(remedy === '' ? [] : [`- 怎么办：${remedy}`, `- 说明：${docUrl}`]),
    `- 详情：${origin}${requestPath(requestId)}`,
  ].join('\n');
};

const abilityNo = z.int().min(1).max(9999).describe('能力编号，见 find_abilities');

const runAbilityInput = z.object({
  abilityNo,
  image: z.string().optional(),
  url: z.string().max(900).optional(),
  sampleId: z.string().max(60).optional(),
  threshold: z.number().min(0).max(1).optional(),
});
const getQuotaInput = z.object({ abilityNo });
const lookUpRequestInput = z.object({
  requestId: z.string().min(1).max(64).describe('请求编号，在响应头 X-Request-Id 与每个答复中'),
});

/** Adds the tools that use the quota of the key's account. */
export const registerKeyedTools = (
  server: McpServer,
  { run, origin, explained, described, answerOf }: ToolParts,
): void => {
  server.registerTool(
    'run_ability',
    {
      title: '识别图片',
      description:
        '用一项能力识别一张图片，返回目标、字段和文字。图片三选一：image（base64）、url（公网地址）、sampleId（平台样例）。需要用途含“智能体”的应用密钥，成功时计一次。',
      inputSchema: described(runAbilityInput),
      annotations: { readOnlyHint: false, openWorldHint: true },
    },
    explained(runAbilityInput, async ({ abilityNo: number, ...picture }) =>
      answerOf(foundText(await run(inferAbility, { ...picture, abilityNo: String(number) }), origin)),
    ),
  );
  server.registerTool(
    'get_quota',
    {
      title: '查额度',
      description: '密钥所属账号对一项能力还可以识别多少次，何时恢复。需要应用密钥。',
      inputSchema: described(getQuotaInput),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    explained(getQuotaInput, async ({ abilityNo: number }) =>
      answerOf(quotaText(await run(getQuota, { abilityNo: String(number) }))),
    ),
  );
  server.registerTool(
    'look_up_request',
    {
      title: '查一次请求',
      description: '密钥所属应用近 30 天内的一次请求：结果、各步用时、是否计次，出错时该怎么办。需要应用密钥。',
      inputSchema: described(lookUpRequestInput),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    explained(lookUpRequestInput, async (input) => answerOf(requestText(await run(getOwnRequest, input), origin))),
  );
};
