import type { FastifyRequest } from 'fastify';
import { keysInAddress, withoutKeys } from '#contract/api/key-format.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { shownAddress } from './shown-address.ts';
import type { Trace } from './trace.ts';

const PATH_MAXIMUM = 300;
const TYPE_MAXIMUM = 100;
const VALUE_MAXIMUM = 200;
/** Longer than a value and the longest key, so that no key is cut in two. */
const READ_MAXIMUM = 1000;
const NAME_MAXIMUM = 40;
const NAMES_MAXIMUM = 10;
/** Longer lists are only counted. */
const LIST_MAXIMUM = 8;

export type Sent = Pick<Trace, 'method' | 'path' | 'contentType' | 'bodyBytes'>;

/** Returns how a request was sent. Its query is left out, since it may contain anything. */
export const sentOf = ({ method, raw, headers, routeOptions }: FastifyRequest): Sent => {
  const path = (raw.url ?? '').split('?', 1)[0] as string;
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const bytes = Number(headers['content-length']);
  return {
    method,
    path: (keysInAddress(path).length > 0 ? (routeOptions.url ?? '') : path).slice(0, PATH_MAXIMUM),
    ...(type && { contentType: type.slice(0, TYPE_MAXIMUM) }),
    ...(Number.isSafeInteger(bytes) && bytes >= 0 && headers['content-length'] !== undefined && { bodyBytes: bytes }),
  };
};

const isAddress = (text: string) => /^\s*[a-z][\w+.-]*:\/\//i.test(text);
/** Fields whose texts are addresses, in any form. */
const addresses: ReadonlySet<string> = new Set(['url', 'addresses']);

const shortText = (name: string, value: unknown): string => {
  // The rest of a long text is not looked at.
  const text = String(value).slice(0, READ_MAXIMUM);
  return withoutKeys(addresses.has(name) || isAddress(text) ? shownAddress(text) : text).slice(0, VALUE_MAXIMUM);
};
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Returns a value in a short text; undefined if it says nothing in short. A longer list is its length in brackets. */
const shortOf = (name: string, value: unknown): string | undefined => {
  if (isPlain(value)) return shortText(name, value);
  if (!Array.isArray(value)) return undefined;
  return value.length <= LIST_MAXIMUM && value.every(isPlain)
    ? value.map((one) => shortText(name, one)).join(',')
    : `[${value.length}]`;
};

/** Fields that hold a picture, which other parts of the trace describe. */
const pictures: ReadonlySet<string> = new Set(['image', 'file']);

/** Notes the fields of a request, before it is checked, and the names of those that the call does not have. */
export const noteFields = (trace: Trace, { request, multipart }: AnyCall, raw: unknown): void => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return;
  const known = (request as { shape?: object }).shape;
  if (!known) return;
  const names = Object.keys(raw);
  trace.ignored = names
    .filter((name) => !Object.hasOwn(known, name) && name !== multipart?.part)
    .slice(0, NAMES_MAXIMUM)
    .map((name) => withoutKeys(name.slice(0, READ_MAXIMUM)).slice(0, NAME_MAXIMUM));
  for (const name of names) {
    if (!Object.hasOwn(known, name) || pictures.has(name)) continue;
    const value = shortOf(name, (raw as Record<string, unknown>)[name]);
    if (value !== undefined) trace.parameters[name] = value;
  }
};

/** Returns the part of an answer that names ignored fields; an empty object if none were ignored. */
export const ignoredIn = ({ ignored }: Trace): { ignored?: readonly string[] } =>
  ignored.length > 0 ? { ignored } : {};
