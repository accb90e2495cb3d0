import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OnAnswer, SentAnswer } from './observe-answers.ts';

interface Description {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: object }> }> }> | undefined
  >;
}

/** Returns what is wrong with a body, or undefined. */
type BodyCheck = (body: string) => string | undefined;

const ERRORS_REPORTED = 5;

// Zod emits a pattern where a format matters. Each schema checks too few answers for optimised code to pay off.
const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
/** Keyed by the schema text, because the error schemas of all calls are equal. */
const compiled = new Map<string, ValidateFunction>();

const compile = (schema: object): ValidateFunction => {
  const text = JSON.stringify(schema);
  let validate = compiled.get(text);
  if (!validate) {
    // As published: without undefined properties.
    validate = ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
  }
  return validate;
};

const errorsOf = ({ errors }: ValidateFunction) =>
  (errors ?? [])
    .slice(0, ERRORS_REPORTED)
    .map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
    .join('; ');

const bodyCheck = (schema: object | undefined): BodyCheck => {
  if (!schema) return (body) => (body === '' ? undefined : 'a body where none is described');
  const validate = compile(schema);
  return (body) => {
    let read: unknown;
    try {
      read = JSON.parse(body);
    } catch {
      return 'the body is not JSON';
    }
    return validate(read) ? undefined : errorsOf(validate);
  };
};

const operationIn = ({ paths }: Description, { method, path }: SentAnswer) =>
  // Fastify serves HEAD for every described GET.
  paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method === 'HEAD' ? 'get' : method.toLowerCase()];

/** Returns the check of a response body, or a text if the description lacks the response. */
const findCheck = (answer: SentAnswer, description: Description): BodyCheck | string => {
  const { method, status, contentType, body } = answer;
  const operation = operationIn(description, answer);
  if (!operation) return 'the operation is not described';
  const response = operation.responses[status];
  if (!response) return 'the status is not described';
  if (!response.content || (body === '' && method === 'HEAD')) return bodyCheck(undefined);
  const type = contentType?.split(';')[0]?.trim() ?? '';
  const schema = response.content[type]?.schema;
  if (schema && type !== 'application/json') return () => undefined;
  return schema ? bodyCheck(schema) : `the content type ${type} is not described`;
};

/**
 * Creates a check that compares answers with the API description and reports each undescribed one in one line. The
 * applications that share it describe an operation alike.
 */
export const createAnswerCheck = (report: (line: string) => void): OnAnswer => {
  // Making one takes long.
  let description: Description | undefined;
  const checks = new Map<string, BodyCheck | string>();
  return (answer) => {
    const { method, path, status, contentType, body } = answer;
    const key = `${method} ${path} ${status} ${contentType} ${body === ''}`;
    let check = checks.get(key);
    if (check === undefined) {
      if (!description || !operationIn(description, answer)) description = answer.description() as Description;
      check = findCheck(answer, description);
      checks.set(key, check);
    }
    const difference = typeof check === 'string' ? check : check(body);
    if (difference !== undefined) report(`answer not described: ${method} ${path} ${status}: ${difference}`);
  };
};
