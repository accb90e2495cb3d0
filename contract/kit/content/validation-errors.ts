import { NESTING_MAXIMUM } from '../markdown/limits.ts';
import { findingsOf, isError } from '../markdown/scan.ts';
import { unstorable } from '../unstorable.ts';
import type { Field, Fields, ListField, Tree } from './fields.ts';

/** What is wrong with a value. The texts `content.problem.<name>` say it to the editor. */
export const validationErrorNames = [
  'missing',
  'unknown',
  'type',
  'short',
  'long',
  'few',
  'many',
  'small',
  'large',
  'pattern',
  'choice',
  'date',
  'link',
  'picture',
  'unseen',
  'twice',
  'parent',
  'loop',
  'deep',
  'unsorted',
  'captionsHeader',
  'captionsTime',
  'captionsOrder',
  'captionsEmpty',
  'afterEnd',
  'markup',
  'unsafeLink',
  'unknownFact',
  'factInTitle',
  'own',
] as const;
export type ValidationErrorName = (typeof validationErrorNames)[number];

export interface ValidationError {
  /** Dotted path of the field; numbers are places in a list, from 0. */
  path: string;
  problem: ValidationErrorName;
  /** The limit that the value exceeds. */
  limit?: number | undefined;
  /** The line of a text, from 1. */
  line?: number | undefined;
  /** What an own field says, or what is written between the braces of a directive. */
  reason?: string | undefined;
}

/** What is wrong with a text. */
export type TextError = Pick<ValidationError, 'problem' | 'line' | 'limit'>;

export type Payload = Readonly<Record<string, unknown>>;

/** A path of the portal or an http address. */
export const linkPattern = /^(\/(?!\/)[^\s\\]*|https?:\/\/[^\s\\]+)$/;
/** A path of ours. */
export const picturePattern = /^\/(?![/\\])[^\s\\]*$/;
/** The name of a drawing, or the address of a picture of the library. */
const drawnPattern = /^([a-z0-9-]+(\/[a-z0-9-]+)*|\/media\/[A-Za-z0-9_-]{22})$/;
/** The id of an upload, or the name of a file that the build makes. */
const filePattern = /^([A-Za-z0-9_-]{22}|build\/[a-z0-9][a-z0-9.-]*)$/;
const iconPattern = /^[a-z0-9-]+$/;
const datePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/** Control characters and direction overrides make a text read differently from what it contains. */
// oxlint-disable-next-line no-control-regex -- The control characters are intended.
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const lineEnds = /[\t\n\r\u2028\u2029]/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Report = (
  problem: ValidationErrorName,
  path?: string,
  limit?: number,
  more?: Pick<ValidationError, 'reason' | 'line'>,
) => void;
/** Returns the path of a part: `scenarios.0`, `title`. */
const below = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);

const checkText = (value: string, { minimum, maximum }: { minimum: number; maximum: number }, report: Report) => {
  if (value.trim().length < minimum) report(value.length === 0 ? 'missing' : 'short', undefined, minimum);
  if (value.length > maximum) report('long', undefined, maximum);
  if (unseen.test(value) || value.search(unstorable) !== -1) report('unseen');
};

/** Reports the parts of a Markdown text that visitors would not see as intended. */
const checkMarkdown = (value: string, report: Report) => {
  for (const { finding, line } of findingsOf(value).filter(isError))
    if (finding === 'deep') report('deep', undefined, NESTING_MAXIMUM, { line });
    else report('unsafeLink', undefined, undefined, { line });
};

/** Reports items that are below themselves, below no item, too deep, or twice. */
const checkTree = (items: readonly unknown[], { id, parent, depth }: Tree, report: Report) => {
  const parents = new Map<unknown, unknown>();
  items.forEach((item, at) => {
    if (!isObject(item)) return;
    if (parents.has(item[id])) report('twice', `${at}.${id}`);
    parents.set(item[id], item[parent]);
  });
  items.forEach((item, at) => {
    if (!isObject(item)) return;
    const seen = new Set([item[id]]);
    let level = 1;
    for (let above = item[parent]; above !== 0; above = parents.get(above)) {
      level += 1;
      if (!parents.has(above)) return report('parent', `${at}.${parent}`);
      if (seen.has(above)) return report('loop', `${at}.${parent}`);
      seen.add(above);
    }
    if (level > depth) report('deep', `${at}.${parent}`, depth);
  });
};

/** Reports items that do not come after the one before them. */
const checkSorted = (items: readonly unknown[], name: string, report: Report) => {
  const numbers = items.map((item) => (isObject(item) ? item[name] : undefined));
  numbers.forEach((number, at) => {
    const before = numbers[at - 1];
    if (typeof number === 'number' && typeof before === 'number' && number <= before)
      report('unsorted', `${at}.${name}`);
  });
};

const checkList = (value: unknown, field: ListField, path: string, problems: ValidationError[], report: Report) => {
  if (!Array.isArray(value)) return report('type');
  if (value.length < field.minimum) report('few', undefined, field.minimum);
  if (value.length > field.maximum) return report('many', undefined, field.maximum);
  value.forEach((item, at) => checkValue(item, field.item, below(path, at), problems));
  if (field.tree) checkTree(value, field.tree, report);
  if (field.sortedBy !== undefined) checkSorted(value, field.sortedBy, report);
};

const checkGroup = (value: unknown, fields: Fields, path: string, problems: ValidationError[]) => {
  if (!isObject(value)) {
    problems.push({ path, problem: 'type' });
    return;
  }
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name)) problems.push({ path: below(path, name), problem: 'unknown' });
  for (const [name, field] of Object.entries(fields)) {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    if (own !== undefined) checkValue(own, field, below(path, name), problems);
    else if (!field.optional) problems.push({ path: below(path, name), problem: 'missing' });
  }
};

const checkString = (value: unknown, field: Field, report: Report) => {
  if (typeof value !== 'string') return report('type');
  switch (field.type) {
    case 'text':
    case 'long':
    case 'markdown':
      checkText(value, field, report);
      if (field.type === 'text' && lineEnds.test(value)) report('unseen');
      if (field.type === 'markdown' && value.length <= field.maximum) checkMarkdown(value, report);
      if (field.check && value.length <= field.maximum)
        for (const { problem, limit, line } of field.check(value)) report(problem, undefined, limit, { line });
      if (field.pattern && value !== '' && !field.pattern.test(value)) report('pattern');
      return undefined;
    case 'icon':
      checkText(value, { minimum: field.minimum, maximum: ICON_MAXIMUM }, report);
      return value === '' || iconPattern.test(value) ? undefined : report('pattern');
    case 'file':
      return filePattern.test(value) ? undefined : report(value === '' ? 'missing' : 'pattern');
    case 'link':
    case 'picture': {
      checkText(value, { minimum: field.minimum, maximum: field.drawings ? DRAWING_MAXIMUM : ADDRESS_MAXIMUM }, report);
      const picture = field.drawings ? drawnPattern : picturePattern;
      const pattern = field.type === 'link' ? linkPattern : picture;
      return value === '' || pattern.test(value) ? undefined : report(field.type);
    }
    default:
      return datePattern.test(value) && !Number.isNaN(Date.parse(value)) ? undefined : report('date');
  }
};

const ADDRESS_MAXIMUM = 300;
const DRAWING_MAXIMUM = 100;
const ICON_MAXIMUM = 40;
const RECORD_NAME_MAXIMUM = 30;

function checkValue(value: unknown, field: Field, path: string, problems: ValidationError[]): void {
  const report: Report = (problem, inner, limit, more) =>
    void problems.push({
      path: inner === undefined ? path : below(path, inner),
      problem,
      ...(limit !== undefined && { limit }),
      ...more,
    });
  switch (field.type) {
    case 'number':
      if (typeof value !== 'number' || !Number.isInteger(value)) return report('type');
      if (value < field.minimum) report('small', undefined, field.minimum);
      if (value > field.maximum) report('large', undefined, field.maximum);
      return undefined;
    case 'flag':
      return typeof value === 'boolean' ? undefined : report('type');
    case 'choice':
      return (field.values as readonly unknown[]).includes(value) ? undefined : report('choice');
    case 'reference':
      return typeof value === 'string' && UUID.test(value) ? undefined : report('type');
    case 'group':
      return checkGroup(value, field.fields, path, problems);
    case 'list':
      return checkList(value, field, path, problems, report);
    case 'record':
      if (!isObject(value)) return report('type');
      if (Object.keys(value).length > field.maximum) report('many', undefined, field.maximum);
      for (const [name, item] of Object.entries(value)) {
        if (name === '' || name.length > RECORD_NAME_MAXIMUM || unseen.test(name)) report('unknown', name);
        else checkValue(item, field.item, below(path, name), problems);
      }
      return undefined;
    case 'own': {
      const reason = field.validate(value);
      return reason === undefined ? undefined : report('own', undefined, undefined, { reason });
    }
    default:
      return checkString(value, field, report);
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns everything that is wrong with a payload, in the order of the fields. */
export const validationErrorsOf = (fields: Fields, payload: unknown): ValidationError[] => {
  const problems: ValidationError[] = [];
  checkGroup(payload, fields, '', problems);
  return problems;
};
