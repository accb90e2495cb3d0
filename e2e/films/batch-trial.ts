import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Film } from './film.ts';

const SAMPLES = join(import.meta.dirname, '../../build/static/trial');
const NAMES = ['train-ticket-1.jpg', 'train-ticket-2.jpg', 'train-ticket-3.jpg', 'cattle-meadow.jpg'];

const resultsOf = (page: Page) => page.getByRole('list', { name: '识别结果' }).getByRole('listitem');

export const batchTrial: Film = {
  slug: 'batch-trial',
  title: '一次识别一批图片',
  summary: '把几张图片交给平台排队识别，按结果筛选，换成表格查看，再下载结果。',
  labels: ['批量任务'],
  abilityNos: [40],
  documents: ['batch-jobs'],
  account: '企业管理员',
  path: '/account/jobs',
  recognises: true,
  scenes: [
    {
      chapter: '新建批量体验',
      say: '图片多的时候，点“新建批量体验”。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('link', { name: '新建批量体验' }).first());
        await actor.show(page.getByRole('heading', { level: 1 }));
      },
    },
    {
      say: '选好能力。这里选火车票识别。',
      act: async (actor, page) => {
        await actor.show(page.getByRole('combobox', { name: '能力' }));
        await page.getByRole('combobox', { name: '能力' }).selectOption('40');
      },
    },
    {
      say: '选图片、选文件夹，或者拖进来。这里选了四张。',
      act: async (actor, page) => {
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles(NAMES.map((name) => join(SAMPLES, name)));
        await actor.show(page.getByText('已选 4 张图片'));
      },
    },
    {
      say: '给任务起个名字，点“开始识别”。',
      act: async (actor, page) => {
        await actor.type(page.getByLabel('任务名称'), '十一月报销');
        await actor.click(page.getByRole('button', { name: '开始识别' }));
      },
    },
    {
      chapter: '看结果',
      say: '平台排队识别，可以离开，回来时结果还在这里。',
      act: (actor, page) =>
        actor.show(page.getByRole('heading', { level: 1, name: '十一月报销' }), page.getByText(/^识别完成：/)),
    },
    {
      say: '每张图片一格，下面是读出的字段。',
      isCover: true,
      act: (actor, page) => actor.show(resultsOf(page).nth(1), resultsOf(page).nth(2)),
    },
    {
      say: '点开一张，看大图和全部字段。',
      act: async (actor, page) => {
        await actor.click(resultsOf(page).nth(1).getByRole('button').first());
        await actor.show(page.getByRole('dialog').getByRole('group', { name: /^图片与识别结果/ }));
      },
    },
    {
      say: '关上以后，用“未发现”筛选，找出没有结果的图片。',
      act: async (actor, page) => {
        await actor.press('Escape');
        await actor.click(page.getByRole('navigation', { name: '按结果筛选' }).getByRole('link', { name: /^未发现/ }));
      },
    },
    {
      say: '原来里面混进了一张照片，不是车票。',
      act: (actor, page) => actor.show(resultsOf(page).first()),
    },
    {
      chapter: '表格与下载',
      say: '回到“全部”，切到“表格”，每个字段一列。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('navigation', { name: '按结果筛选' }).getByRole('link', { name: /^全部/ }));
        await actor.click(page.getByRole('link', { name: '表格', exact: true }));
        await actor.show(page.getByRole('columnheader', { name: '车次' }), page.getByRole('cell', { name: 'D61' }));
      },
    },
    {
      say: '点“下载 Excel”，整张表就存到电脑上。',
      act: (actor, page) => actor.click(page.getByRole('button', { name: '下载 Excel' })),
    },
    {
      say: '结果在平台上只保存一天，这里写着到什么时候。',
      act: (actor, page) => actor.show(page.getByText(/^识别完成：/)),
    },
  ],
};
