import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createTicket } from '#contract/auth/calls.ts';
import { createEntry } from '#contract/content/calls.ts';
import { entryUrl } from '#contract/content/entry-list.ts';
import { creationTypes, nodeTypes } from '#contract/documents/node-types.ts';
import { browserLaunchOptions } from '../../e2e/browser.ts';
import type { Bench } from '../bench.ts';
import { accountTitled, make, tokenOf } from '../log-in.ts';
import { median } from '../median.ts';
import { keyTimes } from '../page-load/key-times.ts';
import { longestTask } from '../page-load/longest-task.ts';
import type { Row } from '../row.ts';

const taskName = 'typing in an article of 50 kB with its preview, longest task';
const frameName = 'typing in an article of 50 kB with its preview, key to frame';
export const typingRows = [taskName, frameName];

const AT_MOST_MILLISECONDS = 50;
const SLOWER = 4;
const ROUNDS = 5;
const ARTICLE_BYTES = 50_000;
const desktop = { width: 1280, height: 900 };

const content = join(import.meta.dirname, '../../content/documents');

/** Documents of the default content in one text, without links and values that only their places have. */
const article = () => {
  let text = '';
  for (const file of readdirSync(content).filter((one) => one.endsWith('.md'))) {
    if (Buffer.byteLength(text) >= ARTICLE_BYTES) break;
    text += readFileSync(join(content, file), 'utf8')
      .replace(/^# /gm, '## ')
      .replaceAll(/\]\([^)]*\)/g, '](/)')
      .replaceAll(/\{\{[^}]*\}\}/g, '10');
  }
  return text;
};

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};

/** Opens the article in the editor of the console, with the preview next to it. */
const openEditor = async (browser: Browser, { dataDir }: Bench, portal: string, text: string) => {
  const token = await tokenOf(portal, accountTitled(dataDir, '运营超级管理员'));
  const payload = {
    title: '长文',
    nodeType: nodeTypes.file,
    creationType: creationTypes.written,
    summary: '',
    content: text,
    abilityNos: [],
  };
  const { data } = await make(portal, createEntry, { kind: 'document', payload }, token);
  const ticket = await make(portal, createTicket, {}, token);
  const page = await browser.newPage({ viewport: desktop });
  await page.goto(`${portal}${entryUrl(data.entryId)}?token=${ticket.data.code}`);
  await page.frameLocator('iframe').getByRole('heading', { name: '长文' }).waitFor();
  await page.locator('.cm-content').click();
  return page;
};

/** Opens a page that has nothing but the article in a plain field. */
const openField = async (browser: Browser, text: string) => {
  const page = await browser.newPage({ viewport: desktop });
  await page.setContent('<textarea rows="40" cols="100"></textarea>');
  await page.locator('textarea').fill(text);
  await page.locator('textarea').click();
  return page;
};

const ninetyFifth = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] as number;

type Measure = (page: Page) => Promise<number>;

interface Sides {
  browser: Browser;
  editor: Page;
  field: Page;
}

const inTurn = async (bench: Bench, { editor, field }: Sides, measure: Measure): Promise<Omit<Row, 'name'>> => {
  const [value, reference]: [number[], number[]] = [[], []];
  // The first round warms up.
  for (let round = -1; round < Math.min(bench.settings.rounds, ROUNDS); round += 1) {
    const [own, plain] = [await measure(editor), await measure(field)];
    if (round < 0) continue;
    value.push(own);
    reference.push(plain);
  }
  return {
    value: median(value),
    reference: median(reference),
    unit: 'ms',
    figure: median(value),
    figureUnit: 'ms',
    budget: { atMost: AT_MOST_MILLISECONDS },
    rounds: { value, reference },
  };
};

/** Measures typing in a long article on a slow computer, compared with a plain field. */
export const measureTyping = async (bench: Bench, portal: string) => {
  let started: Promise<Sides> | undefined;
  // Started within a row, so that a machine without a browser fails only these rows.
  const start = () =>
    (started ??= (async () => {
      // The bench itself stops its processes when it is interrupted.
      const options = { ...(await browserLaunchOptions()), handleSIGINT: false, handleSIGTERM: false };
      const browser = await chromium.launch(options);
      const text = article();
      return { browser, editor: await openEditor(browser, bench, portal, text), field: await openField(browser, text) };
    })());
  try {
    await bench.row(taskName, async () => {
      const sides = await start();
      return inTurn(
        bench,
        sides,
        async (page) => SLOWER * (await longestTask(sides.browser, page, () => keyTimes(page))),
      );
    });
    await bench.row(frameName, async () => {
      const sides = await start();
      for (const page of [sides.editor, sides.field]) await slowDown(page);
      return inTurn(bench, sides, async (page) => ninetyFifth(await keyTimes(page)));
    });
  } finally {
    await (await started?.catch(() => undefined))?.browser.close();
  }
};
