import type { Page } from '@playwright/test';
import type { Film } from './film.ts';

const choiceOf = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '选择设备' }).getByRole('link', { name, exact: true });
const tabOf = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '查询结果' }).getByRole('link', { name });

export const chipLookup: Film = {
  slug: 'chip-lookup',
  title: '查一查设备能运行哪些能力',
  summary: '按设备、型号和固件版本查出可运行的能力；不能运行的，看清原因和可以升级的版本。',
  labels: ['入门', '设备'],
  documents: ['check-a-device', 'chip-names'],
  path: '/open-ability/chips',
  scenes: [
    {
      chapter: '选设备',
      say: '手上的设备能运行哪些能力？在这个页面查询。',
      act: (actor, page) => actor.show(page.getByRole('heading', { level: 1 })),
    },
    {
      say: '先选设备的种类，例如“AI 超脑 NVR”。',
      act: (actor, page) => actor.click(choiceOf(page, 'AI 超脑 NVR')),
    },
    {
      say: '再选型号，例如“超脑 KT2”。',
      act: (actor, page) => actor.click(choiceOf(page, '超脑 KT2')),
    },
    {
      say: '答案马上出来：多少项可以运行，多少项不可以。',
      act: (actor, page) => actor.show(page.getByRole('status').filter({ hasText: '不可运行' })),
    },
    {
      chapter: '固件版本',
      say: '固件不同，能力也不同。选上固件的大版本。',
      act: async (actor, page) => {
        await actor.click(choiceOf(page, /^Guanlan1\.0/));
        await actor.show(page.getByRole('heading', { name: '超脑 KT2 · Guanlan1.0' }));
      },
    },
    {
      say: '数字变了。下面逐项列出这个版本能运行的能力。',
      act: (actor, page) =>
        actor.show(
          page.getByRole('status').filter({ hasText: '不可运行' }),
          page.getByRole('main').getByRole('table').getByRole('link').first(),
        ),
    },
    {
      chapter: '为什么不能运行',
      say: '切到“不可运行”，每一项都写着原因。',
      isCover: true,
      act: async (actor, page) => {
        await actor.click(tabOf(page, /^不可运行/));
        await actor.show(
          page.getByRole('columnheader', { name: '原因' }),
          page.getByRole('row', { name: /安全帽佩戴检测/ }).getByText('需主控 V5.01 及以上'),
        );
      },
    },
    {
      say: '旁边是出路：升级固件，或者换用别的芯片。',
      act: async (actor, page) => {
        const row = page.getByRole('row', { name: /安全帽佩戴检测/ });
        await actor.show(row.getByRole('link', { name: '升级到 Guanlan2.0' }), row.getByText(/^其他设备/));
      },
    },
    {
      say: '点“升级到 Guanlan2.0”，看升级以后的答案。',
      act: async (actor, page) => {
        await actor.click(
          page.getByRole('row', { name: /安全帽佩戴检测/ }).getByRole('link', { name: '升级到 Guanlan2.0' }),
        );
        await actor.show(page.getByRole('heading', { name: '超脑 KT2 · Guanlan2.0' }));
      },
    },
    {
      say: '可运行的多了，安全帽佩戴检测也在里面。',
      act: (actor, page) =>
        actor.show(
          page.getByRole('status').filter({ hasText: '不可运行' }),
          page.getByRole('main').getByRole('link', { name: '安全帽佩戴检测', exact: true }),
        ),
    },
    {
      chapter: '看能力',
      say: '要看能力本身，点它的名称，进入能力页。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('main').getByRole('link', { name: '安全帽佩戴检测', exact: true }));
        await actor.show(page.getByRole('heading', { level: 1, name: '安全帽佩戴检测' }));
      },
    },
    {
      say: '能力页的“支持设备”，反过来列出能运行它的芯片。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('navigation', { name: '页内导航' }).getByRole('link', { name: '支持设备' }));
        await actor.show(page.getByRole('heading', { level: 2, name: '支持设备' }));
      },
    },
  ],
};
