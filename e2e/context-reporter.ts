import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the page as it stood when a test failed. A machine that keeps no files has nothing else to tell it by. */
export default class ContextReporter implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments)
      if (name === 'error-context' && path) console.log(`The page when it failed: ${title}\n${pageOf(path)}`);
  }
}

const LINES_AT_MOST = 120;

const pageOf = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  const page = text.slice(Math.max(0, text.indexOf('# Page snapshot')));
  const lines = page.split('\n').filter((line) => !line.includes('- /url:'));
  return lines
    .slice(0, LINES_AT_MOST)
    .map((line) => line.replace(/ \[(ref=\w+|cursor=pointer)\]/g, ''))
    .join('\n');
};
