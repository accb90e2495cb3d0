import type { Page } from '@playwright/test';
import type { Film } from './film.ts';

const formOf = (page: Page) => page.getByRole('dialog', { name: '新建子账号' });
const madeOf = (page: Page) => page.getByRole('dialog', { name: '子账号已创建' });
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: '周宁' });
const previewOf = (page: Page) => page.getByRole('dialog', { name: '以“周宁”的身份预览' });

export const subAccounts: Film = {
  slug: 'sub-accounts',
  title: '为同事建立子账号',
  summary: '企业认证以后，为同事建立子账号，只给需要的权限，再以同事的身份预览能做什么。',
  labels: ['账号'],
  documents: ['what-sub-accounts-are', 'create-sub-account'],
  account: '企业管理员',
  path: '/account/sub-accounts',
  scenes: [
    {
      chapter: '新建',
      say: '通过企业认证的主账号，在“企业管理”里管理子账号。',
      act: (actor, page) => actor.show(page.getByRole('heading', { level: 1, name: '企业管理' })),
    },
    {
      say: '点“新建子账号”，写登录名。它在企业里是唯一的。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: '新建子账号', exact: true }));
        await actor.type(formOf(page).getByLabel('登录名', { exact: true }), 'zhou-ning');
      },
    },
    {
      say: '再写姓名和手机号，首次登录要用手机号设置密码。',
      act: async (actor, page) => {
        await actor.type(formOf(page).getByLabel('姓名', { exact: true }), '周宁');
        await actor.type(formOf(page).getByLabel('手机号', { exact: true }), '13800000123');
      },
    },
    {
      chapter: '权限',
      say: '角色选“员工”，分组写“算法组”。',
      act: async (actor, page) => {
        await actor.click(formOf(page).getByRole('radio', { name: /^员工/ }));
        await actor.type(formOf(page).getByLabel(/^分组/), '算法组');
      },
    },
    {
      say: '权限按需要勾选：“在线体验”和“查看工单”。',
      act: async (actor, page) => {
        await actor.click(formOf(page).getByRole('checkbox', { name: /^在线体验/ }));
        await actor.click(formOf(page).getByRole('checkbox', { name: /^查看工单/ }));
      },
    },
    {
      say: '点“创建”。登录名、设置密码的地址都在这里。',
      act: async (actor, page) => {
        await actor.click(formOf(page).getByRole('button', { name: '创建', exact: true }));
        await actor.show(
          madeOf(page)
            .getByText(/^zhou-ning@/)
            .first(),
          madeOf(page).getByText(/first-login/),
        );
      },
    },
    {
      say: '点“复制全部”发给同事，然后关闭。',
      act: async (actor, page) => {
        await actor.click(madeOf(page).getByRole('button', { name: '复制全部' }));
        await actor.click(madeOf(page).getByRole('button', { name: '关闭' }).last());
      },
    },
    {
      chapter: '预览',
      say: '列表里多了周宁。在这一行点“预览”。',
      act: async (actor, page) => {
        await actor.show(rowOf(page).getByText('周宁', { exact: true }));
        await actor.click(rowOf(page).getByRole('button', { name: '预览', exact: true }));
      },
    },
    {
      say: '预览列出周宁能打开的页面，也列出不能打开的。',
      act: (actor, page) =>
        actor.show(
          ...['我的工单', '企业管理'].map((name) =>
            previewOf(page)
              .getByRole('listitem')
              .filter({ hasText: new RegExp(`^${name}`) }),
          ),
        ),
    },
    {
      say: '下面是每一项权限：给了的，和没有给的。',
      isCover: true,
      act: (actor, page) =>
        actor.show(
          ...['在线体验', '提交工单', '查看工单'].map((name) =>
            previewOf(page)
              .getByRole('listitem')
              .filter({ hasText: new RegExp(`^${name}`) }),
          ),
        ),
    },
    {
      say: '给多了或给少了，就在这里点“调整权限”。',
      act: (actor, page) => actor.show(previewOf(page).getByRole('button', { name: '调整权限' })),
    },
    {
      chapter: '停用',
      say: '同事离开时，关上预览，打开“更多操作”。',
      act: async (actor, page) => {
        await actor.press('Escape');
        await actor.click(page.getByRole('button', { name: '周宁 的更多操作' }));
      },
    },
    {
      say: '点“停用”。停用立即生效，正在登录的也会退出。',
      act: (actor, page) => actor.show(page.getByRole('menuitem', { name: /停用/ })),
    },
  ],
};
