import type { IncomingHttpHeaders } from 'node:http';

const MARKDOWN = 'text/markdown';
const HTML = ['text/html', 'application/xhtml+xml'];

/** Reads the media types of an `Accept` header with their weights, from 0 to 1. */
const weightsOf = (accept: string): Map<string, number> =>
  new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const weight = parameters.map((parameter) => /^q=([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1]).find(Boolean);
        return [type, weight === undefined ? 1 : Number(weight)];
      }),
  );

/** Returns whether a request wants Markdown rather than HTML; with equal weights the one that is named first. */
export const prefersMarkdown = (accept: string | undefined): boolean => {
  if (accept === undefined || !/markdown/i.test(accept)) return false;
  const weights = weightsOf(accept);
  const markdown = weights.get(MARKDOWN) ?? 0;
  if (markdown === 0) return false;
  const html = Math.max(0, ...HTML.map((type) => weights.get(type) ?? 0));
  if (markdown !== html) return markdown > html;
  const names = [...weights.keys()];
  return names.indexOf(MARKDOWN) < Math.min(...HTML.map((type) => names.indexOf(type)).filter((at) => at !== -1));
};

/** Lets a route of the same path answer requests that prefer Markdown: `constraints: { wants: 'markdown' }`. */
export const preferredText = {
  name: 'wants',
  storage: () => {
    const handlers = new Map<string, never>();
    return {
      get: (wanted: string) => handlers.get(wanted) ?? null,
      set: (wanted: string, handler: never) => void handlers.set(wanted, handler),
    };
  },
  deriveConstraint: ({ headers }: { headers: IncomingHttpHeaders }) =>
    prefersMarkdown(headers.accept) ? 'markdown' : '',
  validate: () => {},
};
