import type { Film } from './film.ts';

export const chipLookup: Film = {
  slug: 'chip-lookup',
  title: '查一查设备能运行哪些能力',
  summary: '按设备、芯片和固件版本查询可运行的能力；不能运行的，看清原因和可换用的芯片。',
  labels: ['入门', '设备'],
  documents: ['check-a-device', 'chip-names'],
  path: '/open-ability/chips',
  scenes: [
    {
      chapter: '选设备',
      say: '“芯片能力查询”回答一个问题：我的设备能运行哪些能力。先选设备的种类。',
      act: async (actor, page) => {
        await actor.show(page.getByRole('heading', { level: 1 }));
        await actor.click(
          page.getByRole('navigation', { name: '选择设备' }).getByRole('link', { name: 'AI 超脑 NVR', exact: true }),
        );
      },
    },
    {
      say: '再选具体的型号，例如“超脑 KT2”。选完就有答案：多少项可以运行，多少项不可以。',
      act: async (actor, page) => {
        await actor.click(
          page.getByRole('navigation', { name: '选择设备' }).getByRole('link', { name: '超脑 KT2', exact: true }),
        );
        await actor.show(page.getByRole('status').filter({ hasText: '不可运行' }));
      },
    },
    {
      chapter: '固件版本',
      say: '同一台超脑，固件不同，能力也不同。选上固件的大版本，结果会更准。',
      act: async (actor, page) => {
        await actor.click(
          page.getByRole('navigation', { name: '选择设备' }).getByRole('link', { name: /^Guanlan1\.0/ }),
        );
        await actor.show(page.getByRole('heading', { name: '超脑 KT2 · Guanlan1.0' }));
      },
    },
    {
      chapter: '为什么不能运行',
      say: '切到“不可运行”，每一项都写明原因：固件太旧、芯片不支持，还是不适用于这类设备。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('navigation', { name: '查询结果' }).getByRole('link', { name: /^不可运行/ }));
        await actor.show(page.getByText('需主控 V5.01 及以上').first());
      },
    },
    {
      say: '固件太旧的，旁边就有出路：点“升级到 Guanlan2.0”，看升级以后能否运行。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('link', { name: '升级到 Guanlan2.0' }).first());
        await actor.show(page.getByRole('heading', { name: '超脑 KT2 · Guanlan2.0' }));
      },
    },
    {
      say: '结果的地址可以收藏、可以发给同事。要看能力本身，点它的名称进入能力页。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('link', { name: '安全帽佩戴检测', exact: true }));
        await actor.show(page.getByRole('heading', { level: 1, name: '安全帽佩戴检测' }));
      },
    },
  ],
};
