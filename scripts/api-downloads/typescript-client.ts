import * as z from 'zod/mini';
import { openCalls } from '#contract/api/open-calls.ts';
import { fileTypesOf, pascal, type Schema, type ShapedCall, type ShapedField } from './call-shape.ts';

const types: Record<Exclude<ShapedField['type'], 'object'>, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  strings: 'string[]',
  integers: 'number[]',
  file: 'Blob',
};

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** A type in TypeScript for a JSON schema. */
const typeOf = (schema: Schema, indent = ''): string => {
  if (schema.anyOf) return schema.anyOf.map((kind) => typeOf(kind, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => typeOf(item, indent)).join(', ')}]`;
  if (schema.type === 'array') return `Array<${schema.items ? typeOf(schema.items, indent) : 'unknown'}>`;
  if (schema.type !== 'object') return simple[schema.type ?? ''] ?? 'unknown';
  const deeper = `${indent}  `;
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, member]) => `${deeper}${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(member, deeper)};`,
  );
  return members.length === 0 ? 'Record<string, unknown>' : `{\n${members.join('\n')}\n${indent}}`;
};

const shapeOf = ({ name, fields, file }: ShapedCall): string => {
  const call = openCalls.find((one) => one.name === `api.${name}`);
  const answer = call
    ? typeOf(z.toJSONSchema(call.answer, { io: 'output', unrepresentable: 'any' }) as Schema)
    : 'unknown';
  const members = fields.map(
    ({ name: field, type, required, text, schema }) =>
      `  /** ${text} */\n  ${field}${required ? '' : '?'}: ${type === 'object' ? typeOf(schema, '  ') : types[type]}${field === file && type !== 'file' ? ' | Blob' : ''};`,
  );
  return `export interface ${pascal(name)}Request {\n${members.join('\n')}\n}\nexport type ${pascal(name)}Answer = ${answer};\n`;
};

/** The answer type of a call; it may also be a file. */
const answerOf = ({ name, answersFiles }: ShapedCall) =>
  `${pascal(name)}Answer${answersFiles.length > 0 ? ' | Uint8Array' : ''}`;

const methodOf = (call: ShapedCall): string => {
  const { name, method, path, summary, inPath, isIdempotent } = call;
  return `
  /** ${summary} */
  ${name}(request: ${pascal(name)}Request, options: CallOptions${isIdempotent ? ' & { idempotencyKey?: string }' : ''} = {}): Promise<${answerOf(call)}> {
    return this.#call(${JSON.stringify(method)}, ${JSON.stringify(path)}, ${JSON.stringify(inPath)}, request as unknown as Fields, options) as Promise<${answerOf(call)}>;
  }`;
};

/** One file without dependencies, for Node 20 or newer and for browsers; its types can be erased. */
export const typescriptClient = (calls: readonly ShapedCall[]): string => `/**
 * 开放接口的客户端，由接口的定义生成。没有依赖，需要 Node.js 20 及以上。
 *
 *     const client = new OakClient('https://portal.example.com', process.env.OAK_KEY);
 *     const result = await client.infer({ abilityNo: 35, sampleId: 'id-card-1' });
 */

${calls.map(shapeOf).join('\n')}
type Fields = Record<string, unknown>;

export interface CallOptions {
  signal?: AbortSignal;
}

interface ErrorAnswer {
  code: string;
  msg: string;
  data?: { field?: string } | null;
  requestId?: string;
  remedy?: string;
  docUrl?: string;
  requestUrl?: string;
}

/** 接口的拒绝。code 是错误码，remedy 是办法，requestId 用来报告问题。 */
export class OakError extends Error {
  override name = 'OakError';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly remedy: string | undefined;
  readonly docUrl: string | undefined;
  readonly requestId: string | undefined;
  readonly requestUrl: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, answer: ErrorAnswer, retryAfter: number | undefined) {
    super([answer.code, answer.msg, answer.remedy].filter(Boolean).join(' '));
    this.status = status;
    this.code = answer.code;
    this.field = answer.data?.field;
    this.remedy = answer.remedy;
    this.docUrl = answer.docUrl;
    this.requestId = answer.requestId;
    this.requestUrl = answer.requestUrl;
    this.retryAfter = retryAfter;
  }
}

/** 密钥不能用：HTTP 401 或 403。 */
export class KeyRefused extends OakError {
  override name = 'KeyRefused';
}
/** 额度用完。 */
export class QuotaUsedUp extends OakError {
  override name = 'QuotaUsedUp';
}
/** 太频繁或繁忙，已按 Retry-After 重试过。 */
export class Busy extends OakError {
  override name = 'Busy';
}

/** 应答不是门户的应答，比如代理的错误页。 */
export class NoAnswer extends OakError {
  override name = 'NoAnswer';
}

const QUOTA_CODES = ['20002', '20003', '20004', 'PTL0026'];
const FILE_TYPES = ${JSON.stringify(fileTypesOf(calls))};
const NO_JSON = 'noJson';

/** 读出应答；不是门户的应答时也是一个错误。 */
const answerOf = async (response: Response): Promise<ErrorAnswer> => {
  const answer = (await response.json().catch(() => null)) as Partial<ErrorAnswer> | null;
  const isAnswer = typeof answer === 'object' && answer !== null && typeof answer.code === 'string';
  return isAnswer ? (answer as ErrorAnswer) : { code: NO_JSON, msg: \`HTTP \${response.status}\` };
};

const errorOf = (status: number, answer: ErrorAnswer, retryAfter: number | undefined): OakError => {
  if (answer.code === NO_JSON) return new NoAnswer(status, answer, retryAfter);
  if (status === 401 || status === 403) return new KeyRefused(status, answer, retryAfter);
  if (QUOTA_CODES.includes(answer.code)) return new QuotaUsedUp(status, answer, retryAfter);
  return retryAfter === undefined ? new OakError(status, answer, undefined) : new Busy(status, answer, retryAfter);
};

export class OakClient {
  readonly #origin: string;
  readonly #key: string;
  readonly #retries: number;
  readonly #timeoutMs: number;
  lastRequestId: string | undefined;

  constructor(origin: string, key: string, { retries = 3, timeoutMs = 60_000 }: { retries?: number; timeoutMs?: number } = {}) {
    this.#origin = origin.replace(/\\/$/, '');
    this.#key = key;
    this.#retries = retries;
    this.#timeoutMs = timeoutMs;
  }
${calls.map(methodOf).join('\n')}

  async #call(
    method: string,
    template: string,
    inPath: string[],
    fields: Fields,
    { signal, idempotencyKey }: CallOptions & { idempotencyKey?: string },
  ): Promise<unknown> {
    let path = template;
    for (const name of inPath) path = path.replace(\`:\${name}\`, encodeURIComponent(String(fields[name])));
    const rest = Object.entries(fields).filter(([name, value]) => value !== undefined && !inPath.includes(name));
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.#send(method, path, rest, idempotencyKey, signal);
      this.lastRequestId = response.headers.get('x-request-id') ?? undefined;
      const type = (response.headers.get('content-type') ?? '').replace(/;.*/, '');
      if (response.status === 200 && FILE_TYPES.includes(type)) return new Uint8Array(await response.arrayBuffer());
      const answer = await answerOf(response);
      if (answer.code === '200') return answer.data;
      const after = response.headers.get('retry-after');
      const seconds = after !== null && /^\\d+$/.test(after) ? Number(after) : undefined;
      if (seconds === undefined || attempt === this.#retries) throw errorOf(response.status, answer, seconds);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }

  #send(
    method: string,
    path: string,
    fields: [string, unknown][],
    idempotencyKey: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    const headers: Record<string, string> = { Authorization: \`Bearer \${this.#key}\` };
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
    const late = AbortSignal.timeout(this.#timeoutMs);
    const init: RequestInit = { method, headers, signal: signal ? AbortSignal.any([signal, late]) : late };
    if (method === 'GET') {
      const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
      return fetch(this.#origin + path + (query === '' ? '' : \`?\${query}\`), init);
    }
    if (fields.some(([, value]) => value instanceof Blob)) {
      const form = new FormData();
      for (const [name, value] of fields) {
        if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'picture');
        else form.append(name, Array.isArray(value) ? value.join(',') : String(value));
      }
      return fetch(this.#origin + path, { ...init, body: form });
    }
    headers['Content-Type'] = 'application/json';
    return fetch(this.#origin + path, { ...init, body: JSON.stringify(Object.fromEntries(fields)) });
  }
}
`;
