import { join } from 'node:path';
import type { Film } from './film.ts';

const SAMPLES = join(import.meta.dirname, '../../build/static/trial');

export const batchTrial: Film = {
  slug: 'batch-trial',
  title: '一次识别一批图片',
  summary: '把几张图片或一个 ZIP 交给平台排队识别，按结果筛选，再下载整张结果表。',
  labels: ['批量任务'],
  abilityNos: [40],
  documents: ['batch-jobs'],
  account: '企业管理员',
  path: '/account/jobs',
  recognises: true,
  scenes: [
    {
      chapter: '新建批量体验',
      say: '图片多的时候，不必一张张体验。在“批量任务”里选“新建批量体验”。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('link', { name: '新建批量体验' }).first());
        await actor.show(page.getByRole('combobox', { name: '能力' }));
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
      say: '选择图片、整个文件夹，或者把 ZIP 拖进来。不是图片的文件会略过，并写明数量。',
      act: async (actor, page) => {
        const names = ['train-ticket-1.jpg', 'train-ticket-2.jpg', 'train-set-number-1.jpg'];
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles(names.map((name) => join(SAMPLES, name)));
        await actor.show(page.getByText('已选 3 张图片'));
      },
    },
    {
      say: '给任务起个名字，开始识别。上传完就可以离开，平台会排队做完，每张只计一次。',
      act: async (actor, page) => {
        await actor.type(page.getByLabel('任务名称'), '十一月报销');
        await actor.click(page.getByRole('button', { name: '开始识别' }));
        await page.waitForURL(/\/account\/jobs\/[0-9a-f-]{36}$/);
        await actor.show(page.getByRole('heading', { level: 1, name: '十一月报销' }));
      },
    },
    {
      chapter: '看结果',
      say: '进度实时更新。做完以后，结果排成图库；按“有结果”“未发现”“失败”筛选，一眼看出哪些要人工处理。',
      act: async (actor, page) => {
        await actor.show(page.getByText(/^识别完成：/));
        await actor.show(page.getByRole('list', { name: '识别结果' }).getByRole('listitem').first());
      },
    },
    {
      say: '切到“表格”，每个字段一列，和要导入业务系统的表一样。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('link', { name: '表格', exact: true }));
        await actor.show(page.getByRole('region', { name: /^识别结果的表格/ }));
      },
    },
    {
      chapter: '下载',
      say: '需要留存时下载 CSV 或 Excel。结果在平台保存 24 小时，图片在得到结果后就删除。',
      act: async (actor, page) => {
        await actor.show(page.getByText(/Excel/).first());
      },
    },
  ],
};
