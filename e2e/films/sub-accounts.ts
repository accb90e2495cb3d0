import type { Film } from './film.ts';

export const subAccounts: Film = {
  slug: 'sub-accounts',
  title: '为同事建立子账号',
  summary: '企业认证以后，为每位同事建立子账号，只给需要的权限，并以同事的身份预览看到的页面。',
  labels: ['账号'],
  documents: ['what-sub-accounts-are', 'create-sub-account'],
  account: '企业管理员',
  path: '/account/sub-accounts',
  scenes: [
    {
      chapter: '新建',
      say: '通过企业认证的主账号可以建立子账号。打开账号中心的“企业管理”，选“新建子账号”。',
      act: async (actor, page) => {
        await actor.show(page.getByRole('heading', { level: 1, name: '企业管理' }));
        await actor.click(page.getByRole('button', { name: '新建子账号', exact: true }));
      },
    },
    {
      say: '登录名在企业内唯一。填好姓名和手机号，同事第一次登录时用手机号设置密码。',
      act: async (actor, page) => {
        const form = page.getByRole('dialog', { name: '新建子账号' });
        await actor.type(form.getByLabel('登录名', { exact: true }), 'zhou-ning');
        await actor.type(form.getByLabel('姓名', { exact: true }), '周宁');
        await actor.type(form.getByLabel('手机号', { exact: true }), '13800000123');
      },
    },
    {
      chapter: '权限',
      say: '新建的子账号没有任何权限。按工作需要勾选，例如“在线体验”和“查看工单”。',
      act: async (actor, page) => {
        const form = page.getByRole('dialog', { name: '新建子账号' });
        await actor.click(form.getByRole('radio', { name: /^员工/ }));
        await actor.type(form.getByLabel(/^分组/), '算法组');
        await actor.click(form.getByRole('checkbox', { name: /^在线体验/ }));
        await actor.click(form.getByRole('checkbox', { name: /^查看工单/ }));
      },
    },
    {
      say: '创建完成，把登录名和首次登录的地址发给同事。手机号只显示一部分。',
      act: async (actor, page) => {
        await actor.click(
          page.getByRole('dialog', { name: '新建子账号' }).getByRole('button', { name: '创建', exact: true }),
        );
        await actor.show(
          page
            .getByRole('dialog', { name: '子账号已创建' })
            .getByText(/^zhou-ning@/)
            .first(),
        );
        await actor.press('Escape');
      },
    },
    {
      chapter: '预览',
      say: '“预览”以同事的身份列出能做什么、不能做什么，不用真的登录。',
      act: async (actor, page) => {
        const row = page.getByRole('row').filter({ hasText: '周宁' });
        await actor.click(row.getByRole('button', { name: '预览', exact: true }));
        await actor.show(page.getByRole('dialog', { name: '以“周宁”的身份预览' }).getByRole('listitem').first());
        await actor.press('Escape');
      },
    },
    {
      say: '人员变动时，在“更多操作”里停用。停用立即生效，正在登录的也会退出。人多时可以用 CSV 成批导入。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: '周宁 的更多操作' }));
        await actor.show(page.getByRole('menuitem').first());
      },
    },
  ],
};
