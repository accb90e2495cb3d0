import { createHash } from 'node:crypto';
import { callTitle } from '#contract/api/call-titles.ts';
import type { ShapedCall, ShapedField } from './call-shape.ts';

const examples: Readonly<Record<string, unknown>> = {
  abilityNo: 35,
  abilityNos: [35, 36],
  sampleId: 'id-card-1',
  sampleIds: ['id-card-1'],
};
const placeholders: Record<ShapedField['type'], unknown> = {
  string: '',
  integer: 1,
  number: 1,
  boolean: true,
  strings: [],
  integers: [],
  object: {},
  file: '',
};
const JSON_INDENT = 2;

const exampleOf = ({ name, type }: ShapedField) => examples[name] ?? placeholders[type];

/** What a request needs to get an answer, apart from its path. */
const isSent = ({ inPath, method }: ShapedCall, { name, required }: ShapedField) =>
  !inPath.includes(name) && (required || /^sampleIds?$/.test(name) || (name === 'abilityNo' && method === 'POST'));

const requestOf = (call: ShapedCall) => {
  const { method, path, summary, fields, inPath, isIdempotent } = call;
  const sent = fields.filter((field) => isSent(call, field));
  const query = method === 'GET' ? sent.map((field) => ({ key: field.name, value: String(exampleOf(field)) })) : [];
  return {
    method,
    header: [
      ...(method === 'POST' ? [{ key: 'Content-Type', value: 'application/json' }] : []),
      ...(isIdempotent ? [{ key: 'Idempotency-Key', value: '{{$guid}}', disabled: true }] : []),
    ],
    ...(method === 'POST' && {
      body: {
        mode: 'raw',
        raw: JSON.stringify(Object.fromEntries(sent.map((field) => [field.name, exampleOf(field)])), null, JSON_INDENT),
        options: { raw: { language: 'json' } },
      },
    }),
    url: {
      raw: `{{baseUrl}}${path}`,
      host: ['{{baseUrl}}'],
      path: path.split('/').slice(1),
      query,
      variable: fields
        .filter(({ name }) => inPath.includes(name))
        .map((field) => ({ key: field.name, value: String(exampleOf(field)), description: field.text })),
    },
    description: [summary, ...fields.map(({ name, text }) => `- \`${name}\`：${text}`)].join('\n'),
  };
};

/** Returns an id that stays the same for the same calls, so that the build is repeatable. */
const idOf = (calls: readonly ShapedCall[]) =>
  createHash('sha256')
    .update(JSON.stringify(calls))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** Whether a call can be made at once: others need the id of a job or of a request first. */
const isReady = ({ inPath }: ShapedCall) => !inPath.includes('jobId') && !inPath.includes('requestId');

const EXAMPLE_ORIGIN = 'https://portal.example.com';
const SET_UP = [
  '由接口的定义生成。',
  '',
  '1. 打开这个集合的 Variables。',
  '2. 把 baseUrl 换成门户的地址，把 key 换成应用密钥；两处都填在 Current value，密钥就不会随集合分享出去。',
  '3. 打开一个请求，选 Send。',
].join('\n');
/** Says in Postman's own words what is missing, in place of a failed connection. */
const BEFORE_REQUEST = [
  `if (!pm.variables.get('key')) throw new Error('请先在集合的 Variables 里填写 key（应用密钥）');`,
  `if (pm.variables.get('baseUrl') === '${EXAMPLE_ORIGIN}') throw new Error('请先在集合的 Variables 里把 baseUrl 换成门户的地址');`,
];

/** A collection of Postman, version 2.1. The key and the address of the portal are its variables. */
export const postmanCollection = (calls: readonly ShapedCall[]): string =>
  `${JSON.stringify(
    {
      info: {
        _postman_id: idOf(calls),
        name: '开放接口',
        description: SET_UP,
        schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      },
      auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
      variable: [
        {
          key: 'baseUrl',
          value: EXAMPLE_ORIGIN,
          description: '门户的地址，例如 https://portal.example.com，末尾不加斜线',
        },
        { key: 'key', value: '', description: '应用密钥，以 oak_live_ 或 oak_test_ 开头' },
      ],
      event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: BEFORE_REQUEST } }],
      item: calls.filter(isReady).map((call) => ({ name: callTitle(call), request: requestOf(call) })),
    },
    null,
    JSON_INDENT,
  )}\n`;
