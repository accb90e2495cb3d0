import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn, type NamedTest, type Outcome, type Requirements, SEPARATOR } from './compare-requirements.ts';
import { spelled } from './json.ts';
import { keyOf, type Source, type Sources, type SyntaxNode } from './sources.ts';

/** Returns a file's path in the project. The report may come from another copy of the project. */
const pathIn = (paths: readonly string[], file: string) =>
  paths.find((path) => file === path || file.replaceAll('\\', '/').endsWith(`/${path}`)) ?? file;

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

export const testsOfVitest = (report: string, paths: readonly string[]): NamedTest[] =>
  (JSON.parse(report) as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(
      ({ ancestorTitles, title, status }): NamedTest => ({
        title: [...ancestorTitles, title].filter((part) => part !== '').join(SEPARATOR),
        file: pathIn(paths, name),
        runner: 'vitest',
        outcome: status === 'passed' || status === 'failed' ? status : 'not-run',
      }),
    ),
  );

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
}

/** A test that passed only on a retry counts as failed. */
const outcomeOfSpec = (statuses: string[]): Outcome => {
  if (statuses.length > 0 && statuses.every((status) => status === 'expected')) return 'passed';
  return statuses.some((status) => status === 'unexpected' || status === 'flaky') ? 'failed' : 'not-run';
};

export const testsOfPlaywright = (report: string): NamedTest[] => {
  const { suites, config } = JSON.parse(report) as { suites: PlaywrightSuite[]; config?: { rootDir?: string } };
  const folder = config?.rootDir?.split(/[\\/]/).at(-1) ?? '';
  const testsOf = (suite: PlaywrightSuite, around: string[]): NamedTest[] => {
    // The outermost suite is the file itself.
    const titles = suite.title === '' || suite.title === suite.file ? around : [...around, suite.title];
    return [
      ...suite.specs.map(
        ({ title, file, tests }): NamedTest => ({
          title: [...titles, title].join(SEPARATOR),
          file: join(folder, file),
          runner: 'playwright',
          outcome: outcomeOfSpec(tests.map(({ status }) => status)),
        }),
      ),
      ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles)),
    ];
  };
  return suites.flatMap((suite) => testsOf(suite, []));
};

const GROUPS = new Set(['describe']);
const TESTS = new Set(['test', 'it']);

/** Returns the function name that a call begins with, such as `test` of `test.each(rows)(title)`. */
const firstName = (node: SyntaxNode): { name?: string; parts: string[] } => {
  const parts: string[] = [];
  let at: SyntaxNode | undefined = node;
  while (at && at.type !== 'Identifier') {
    if (at.type === 'MemberExpression') {
      parts.unshift(keyOf(at.property) ?? '');
      at = at.object as SyntaxNode;
    } else if (at.type === 'CallExpression') at = at.callee as SyntaxNode;
    else if (at.type === 'TaggedTemplateExpression') at = at.tag as SyntaxNode;
    else return { parts };
  }
  return at ? { name: at.name as string, parts } : { parts };
};

const kindOf = (call: SyntaxNode): 'group' | 'test' | undefined => {
  const { name = '', parts } = firstName(call.callee as SyntaxNode);
  if (GROUPS.has(name) || parts.includes('describe')) return 'group';
  return TESTS.has(name) &&
    parts.every((part) => /^(each|for|only|skip|fails|concurrent|sequential|extend|runIf|skipIf)$/.test(part))
    ? 'test'
    : undefined;
};

/** Returns the titles in a test file; `${}` replaces the parts that are known only at run time. */
export const titlesIn = (source: Source, valuesOf: Sources['valuesOf']): string[] => {
  const titles: string[] = [];
  const look = (node: SyntaxNode, around: string[]) => {
    let inside = around;
    if (node.type === 'CallExpression') {
      const [first, second] = node.arguments as SyntaxNode[];
      const kind = first && second ? kindOf(node) : undefined;
      const named = kind === undefined ? [] : valuesOf(first, source).map(String);
      if (kind !== undefined && named.length === 0) named.push('${}');
      if (kind === 'test') titles.push(...named.map((title) => [...around, title].join(SEPARATOR)));
      if (kind === 'group') inside = [...around, named[0] ?? '${}'];
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child === 'object' && child !== null && typeof (child as SyntaxNode).type === 'string')
          look(child as SyntaxNode, inside);
  };
  look(source.program, []);
  return titles;
};

/** Matches the titles in a report that may come from a title in the sources, with its `%s`, `$name` and `${}`. */
const matcherOf = (title: string): RegExp =>
  new RegExp(
    `^${title
      .split(/%[sdifjo#$%]|\$\{\}|\$[\w.]+/)
      .map((part) => RegExp.escape(part))
      .join('[^]*')}$`,
  );

const reportsIn = (folder: string, prefix: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const byText = (one: NamedTest, other: NamedTest) => spelled(one).localeCompare(spelled(other), 'en');

/** Returns the tests by requirement: those of the reports, and those of the sources that no report has. */
export const requirementsSection = ({ tests, valuesOf }: Sources, reports?: string): Requirements => {
  const paths = tests.map(({ path }) => path);
  const run =
    reports === undefined
      ? []
      : [
          ...reportsIn(reports, 'vitest').flatMap((report) => testsOfVitest(report, paths)),
          ...reportsIn(reports, 'playwright').flatMap(testsOfPlaywright),
        ];
  const ranIn = new Map<string, string[]>();
  for (const { file, title } of run) ranIn.set(file, [...(ranIn.get(file) ?? []), title]);
  const written = tests.flatMap((source) =>
    titlesIn(source, valuesOf)
      .filter((title) => {
        const matcher = matcherOf(title);
        return !ranIn.get(source.path)?.some((ran) => matcher.test(ran));
      })
      .map(
        (title): NamedTest => ({
          title,
          file: source.path,
          runner: source.path.includes('.spec.') ? 'playwright' : 'vitest',
          outcome: 'not-run',
        }),
      ),
  );
  const section: Requirements = {};
  for (const test of [...run, ...written]) for (const id of idsIn(test.title)) (section[id] ??= []).push(test);
  for (const list of Object.values(section)) list.sort(byText);
  return section;
};
