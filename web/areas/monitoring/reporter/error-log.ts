import type { ErrorLog } from '#contract/monitoring/calls.ts';
import { FRAMES_MAXIMUM, TEXT_MAXIMUM } from '#contract/monitoring/limits.ts';
import type { ErrorType } from '#contract/monitoring/names.ts';

/** An error as it is reported, without what the page adds. */
export type ReportedError = Pick<ErrorLog, 'type' | 'name' | 'message' | 'frames'>;

const FRAME = /^(?:\s*at )?(?:(?:async )?(.*?)(?: \(|@))?((?:https?:\/\/|\/)\S+?:\d+(?::\d+)?)\)?$/;
/** Errors of browser extensions are not reported. */
const EXTENSION = /\b(?:chrome|moz|safari-web)-extension:/;

/** Returns the frames of a stack as `function path:line:column`, of Chrome as of Firefox and Safari. */
export const framesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', place = ''] = FRAME.exec(line) ?? [];
      return place === '' ? [] : `${name} ${place.replace(/^https?:\/\/[^/]+/, '').replace(/[?#][^:]*/, '')}`.trim();
    })
    .slice(0, FRAMES_MAXIMUM)
    .map((frame) => frame.slice(0, TEXT_MAXIMUM.frame));

const textOf = (value: unknown): string => {
  try {
    return String(value);
  } catch {
    return '';
  }
};

/** Returns an error of any kind as it is reported; undefined if it is not one of the portal. */
export const reportedErrorOf = (type: ErrorType, error: unknown): ReportedError | undefined => {
  const { name = '', message, stack = '' } = (error ?? {}) as Partial<Error>;
  if (EXTENSION.test(textOf(stack))) return undefined;
  return {
    type,
    name: textOf(name).slice(0, TEXT_MAXIMUM.name),
    message: textOf(message ?? error).slice(0, TEXT_MAXIMUM.message),
    frames: framesIn(textOf(stack)),
  };
};

type AnyErrorEvent = Partial<Pick<ErrorEvent, 'error' | 'message' | 'filename' | 'lineno' | 'colno'>> &
  Partial<Pick<PromiseRejectionEvent, 'reason'>> & { type: string; target?: unknown; payload?: unknown };

/** Returns the error of an event of the window. A picture that fails to load is no error. */
export const errorOfEvent = (event: AnyErrorEvent): ReportedError | undefined => {
  if (event.type === 'unhandledrejection') return reportedErrorOf('promise', event.reason);
  if (event.type === 'vite:preloadError') return reportedErrorOf('load', event.payload);
  const { tagName, src, href } = (event.target ?? {}) as { tagName?: string; src?: string; href?: string };
  if (tagName !== undefined) {
    if (tagName !== 'SCRIPT' && tagName !== 'LINK') return undefined;
    const address = (src ?? href ?? '').replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
    return { type: 'load', name: tagName, message: address.slice(0, TEXT_MAXIMUM.message), frames: [] };
  }
  if (event.error instanceof Object) return reportedErrorOf('script', event.error);
  const { message = '', filename = '', lineno = 0, colno = 0 } = event;
  if (EXTENSION.test(filename)) return undefined;
  return {
    type: 'script',
    name: '',
    message: message.slice(0, TEXT_MAXIMUM.message),
    frames: filename === '' ? [] : framesIn(`${filename}:${lineno}:${colno}`),
  };
};

/** Returns the texts of the info about the user that may identify a person. */
export const namesIn = (info: unknown): string[] =>
  info instanceof Object
    ? Object.entries(info).flatMap(([key, value]) =>
        typeof value === 'string' ? (/name|phone|mail/i.test(key) && value.length > 1 ? [value] : []) : namesIn(value),
      )
    : [];

/** Returns a text without these names. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  [...names].sort((one, other) => other.length - one.length).reduce((left, name) => left.replaceAll(name, '***'), text);
