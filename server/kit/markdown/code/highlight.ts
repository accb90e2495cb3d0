import { createHash } from 'node:crypto';
import type { HighlighterCore, LanguageInput } from '@shikijs/core';
import { LRUCache } from 'lru-cache';

/** The languages that are coloured, and their other names. Others are shown in one colour. */
const languages: Readonly<Record<string, () => Promise<{ default: LanguageInput }>>> = {
  shellscript: () => import('@shikijs/langs/shellscript') as never,
  shellsession: () => import('@shikijs/langs/shellsession') as never,
  json: () => import('@shikijs/langs/json') as never,
  javascript: () => import('@shikijs/langs/javascript') as never,
  typescript: () => import('@shikijs/langs/typescript') as never,
  yaml: () => import('@shikijs/langs/yaml') as never,
  python: () => import('@shikijs/langs/python') as never,
  go: () => import('@shikijs/langs/go') as never,
  csharp: () => import('@shikijs/langs/csharp') as never,
  php: () => import('@shikijs/langs/php') as never,
  // The grammar of C++ takes seconds; that of C covers most of it.
  c: () => import('@shikijs/langs/c') as never,
  java: () => import('@shikijs/langs/java') as never,
  sql: () => import('@shikijs/langs/sql') as never,
  xml: () => import('@shikijs/langs/xml') as never,
  css: () => import('@shikijs/langs/css') as never,
  http: () => import('@shikijs/langs/http') as never,
  nginx: () => import('@shikijs/langs/nginx') as never,
  ini: () => import('@shikijs/langs/ini') as never,
  diff: () => import('@shikijs/langs/diff') as never,
  powershell: () => import('@shikijs/langs/powershell') as never,
  markdown: () => import('@shikijs/langs/markdown') as never,
};
const otherNames: Readonly<Record<string, string>> = {
  bash: 'shellscript',
  sh: 'shellscript',
  shell: 'shellscript',
  console: 'shellsession',
  jsonc: 'json',
  js: 'javascript',
  ts: 'typescript',
  yml: 'yaml',
  py: 'python',
  cs: 'csharp',
  'c++': 'c',
  cpp: 'c',
  html: 'xml',
  md: 'markdown',
};

/** Longer code is shown in one colour: colouring it would hold up the server. */
const CODE_MAXIMUM = 20_000;
const LINE_MAXIMUM = 1000;
const CACHE_BYTES = 4 * 1_048_576;

/** A run of code with the role that decides its colour, such as `keyword`; undefined for the colour of the text. */
export interface CodeRun {
  text: string;
  role: string | undefined;
}
export type CodeLine = CodeRun[];

const kept = new LRUCache<string, CodeLine[]>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (lines) => JSON.stringify(lines).length + 100,
});

const THEME = 'css-variables';
const VARIABLE = /^var\(--code-(?:token-)?([a-z-]+)\)$/;

let starting: Promise<HighlighterCore> | undefined;
/** Loads the highlighter with the first code; a portal whose documents have none does without it. */
const start = () =>
  (starting ??= (async () => {
    const [{ createHighlighterCore, createCssVariablesTheme }, { createJavaScriptRegexEngine }] = await Promise.all([
      import('@shikijs/core'),
      import('@shikijs/engine-javascript'),
    ]);
    return createHighlighterCore({
      themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--code-' })],
      langs: [],
      engine: createJavaScriptRegexEngine({ forgiving: true }),
    });
  })());

const loading = new Map<string, Promise<void>>();
const load = async (highlighter: HighlighterCore, language: string) => {
  let loaded = loading.get(language);
  if (!loaded) {
    loaded = (languages[language] as () => Promise<{ default: LanguageInput }>)().then((grammar) =>
      highlighter.loadLanguage(grammar.default),
    );
    loading.set(language, loaded);
  }
  await loaded;
};

/** Returns code in coloured runs by line, or undefined if it is shown in one colour. The colours are roles, not values. */
export const highlightCode = async (code: string, written: string): Promise<CodeLine[] | undefined> => {
  const name = written.toLowerCase();
  const language = Object.hasOwn(otherNames, name) ? (otherNames[name] as string) : name;
  if (!Object.hasOwn(languages, language) || code.length > CODE_MAXIMUM) return undefined;
  const key = createHash('sha256').update(`${language}\n${code}`).digest('base64');
  const known = kept.get(key);
  if (known) return known;
  const highlighter = await start();
  await load(highlighter, language);
  const lines = highlighter
    .codeToTokensBase(code.replace(/\n$/, ''), { lang: language, theme: THEME, tokenizeMaxLineLength: LINE_MAXIMUM })
    .map((tokens) =>
      tokens.map(({ content, color }): CodeRun => {
        const role = VARIABLE.exec(color ?? '')?.[1];
        return { text: content, role: role === 'foreground' ? undefined : role };
      }),
    );
  kept.set(key, lines);
  return lines;
};
