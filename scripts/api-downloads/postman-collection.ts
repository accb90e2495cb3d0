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

/** Ids that an earlier request has answered; the collection keeps them in variables of these names. */
const kept = {
  jobId: '任务编号，新建任务后自动填入',
  requestId: '请求编号，每次调用后自动填入',
} as const;
const isKept = (name: string): name is keyof typeof kept => Object.hasOwn(kept, name);

const exampleOf = ({ name, type }: ShapedField) =>
  isKept(name) ? `{{${name}}}` : (examples[name] ?? placeholders[type]);

/** What a request needs to get an answer, apart from its path. */
const isSent = ({ inPath, method }: ShapedCall, { name, required }: ShapedField) =>
  !inPath.includes(name) && (required || /^sampleIds?$/.test(name) || (name === 'abilityNo' && method === 'POST'));

const json = (fields: readonly ShapedField[]) => ({
  mode: 'raw',
  raw: JSON.stringify(Object.fromEntries(fields.map((field) => [field.name, exampleOf(field)])), null, JSON_INDENT),
  options: { raw: { language: 'json' } },
});
const form = (call: ShapedCall, fields: readonly ShapedField[]) => ({
  mode: 'formdata',
  formdata: fields.map((field) => ({
    key: field.name,
    description: field.text,
    ...(field.type === 'file'
      ? { type: 'file', src: null }
      : { type: 'text', value: String(exampleOf(field)), disabled: !isSent(call, field) }),
  })),
});

const requestOf = (call: ShapedCall, isLeft: (name: string) => boolean) => {
  const { method, path, summary, fields, inPath, isIdempotent } = call;
  const own = fields.filter(({ name }) => !inPath.includes(name));
  const sent = own.filter((field) => isSent(call, field) && !isLeft(field.name));
  const isForm = own.some(({ type }) => type === 'file');
  const query = own.map((field) => ({
    key: field.name,
    value: String(exampleOf(field)),
    description: field.text,
    disabled: !sent.includes(field),
  }));
  return {
    method,
    header: [
      ...(method === 'POST' && !isForm ? [{ key: 'Content-Type', value: 'application/json' }] : []),
      ...(isIdempotent ? [{ key: 'Idempotency-Key', value: '{{$guid}}', disabled: true }] : []),
    ],
    ...(method === 'POST' && { body: isForm ? form(call, own) : json(sent) }),
    url: {
      raw: `{{baseUrl}}${path}`,
      host: ['{{baseUrl}}'],
      path: path.split('/').slice(1),
      query: method === 'GET' ? query : [],
      variable: fields
        .filter(({ name }) => inPath.includes(name))
        .map((field) => ({ key: field.name, value: String(exampleOf(field)), description: field.text })),
    },
    description: [summary, ...fields.map(({ name, text }) => `- \`${name}\`：${text}`)].join('\n'),
  };
};

const script = (listen: 'prerequest' | 'test', exec: readonly string[]) => ({
  listen,
  script: { type: 'text/javascript', exec },
});

/** Says which request comes first. */
const needed = ({ inPath }: ShapedCall) =>
  inPath.filter(isKept).map((name) => `if (!pm.variables.get('${name}')) throw new Error('还没有${kept[name]}');`);

const titleOf = ({ name, summary }: ShapedCall) => callTitle({ name: `api.${name}`, summary });

const itemOf = (call: ShapedCall, title = titleOf(call), isLeft: (name: string) => boolean = () => false) => ({
  name: title,
  request: requestOf(call, isLeft),
  ...(needed(call).length > 0 && { event: [script('prerequest', needed(call))] }),
});

/** A job of samples starts at once. To one without them pictures are sent. */
const itemsOf = (call: ShapedCall) => [
  itemOf(call),
  ...(call.name === 'createJob' ? [itemOf(call, '新建任务，再上传图片', (name) => name === 'sampleIds')] : []),
];

/** Returns an id that stays the same for the same calls, so that the build is repeatable. */
const idOf = (calls: readonly ShapedCall[]) =>
  createHash('sha256')
    .update(JSON.stringify(calls))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

const EXAMPLE_ORIGIN = 'https://portal.example.com';
const SET_UP = [
  '由接口的定义生成。',
  '',
  '1. 打开这个集合的 Variables。',
  '2. 把 baseUrl 换成门户的地址，把 key 换成应用密钥；两处都填在 Current value，密钥就不会随集合分享出去。',
  '3. 打开一个请求，选 Send。要上传文件的，先在 Body 里选文件。',
].join('\n');
/** Says in Postman's own words what is missing, in place of a failed connection. */
const BEFORE_REQUEST = [
  `if (!pm.variables.get('key')) throw new Error('请先在集合的 Variables 里填写 key（应用密钥）');`,
  `if (pm.variables.get('baseUrl') === '${EXAMPLE_ORIGIN}') throw new Error('请先在集合的 Variables 里把 baseUrl 换成门户的地址');`,
];

/** Keeps the ids of an answer for the requests that come after it. A table of results is no JSON. */
const AFTER_ANSWER = [
  `if (/json/.test(pm.response.headers.get('Content-Type'))) {`,
  '  const { requestId, data } = pm.response.json();',
  `  if (requestId) pm.collectionVariables.set('requestId', requestId);`,
  `  if (data && data.jobId) pm.collectionVariables.set('jobId', data.jobId);`,
  '}',
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
        ...Object.entries(kept).map(([key, description]) => ({ key, value: '', description })),
      ],
      event: [script('prerequest', BEFORE_REQUEST), script('test', AFTER_ANSWER)],
      item: calls.flatMap(itemsOf),
    },
    null,
    JSON_INDENT,
  )}\n`;
