import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const LINES_AT_MOST = 120;
const LINES_AT_THE_END = 60;
const PAGES_AT_THE_END = 4;

/** Returns the lines of the page in a file of Playwright, without what no reader needs. */
const pageOf = (path: string): string[] => {
  const text = readFileSync(path, 'utf8');
  const page = text.slice(Math.max(0, text.indexOf('# Page snapshot')));
  const [inFence = page] = page.split('\n```\n');
  return inFence
    .split('\n')
    .filter((line) => !line.includes('- /url:'))
    .map((line) => line.replace(/ \[(ref=\w+|cursor=pointer)\]/g, ''));
};

/** Returns what is between header and footer, with its own indentation, or the whole page if it has no such part. */
const mainOf = (page: string[]): string[] => {
  const first = page.findIndex((line) => /^ *- main\b/.test(line));
  if (first === -1) return page;
  const indent = page[first]?.search(/\S/) ?? 0;
  const length = page.slice(first + 1).findIndex((line) => line.search(/\S/) <= indent);
  return page.slice(first, length === -1 ? undefined : first + 1 + length).map((line) => line.slice(indent));
};

/**
 * Prints the page as it was when a test failed, and its main part once more at the end, for machines that keep no
 * files, or only the last lines of the output.
 */
export default class ContextReporter implements Reporter {
  private readonly failed: string[] = [];

  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || !path) continue;
      const page = pageOf(path);
      const heading = `The page when it failed: ${title}`;
      console.log([heading, ...page.slice(0, LINES_AT_MOST)].join('\n'));
      this.failed.push([heading, ...mainOf(page).slice(0, LINES_AT_THE_END)].join('\n'));
    }
  }

  onEnd(): void {
    for (const text of this.failed.slice(0, PAGES_AT_THE_END)) console.log(`\n${text}`);
  }
}
