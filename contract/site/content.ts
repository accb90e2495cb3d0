import { defineContent } from '../kit/content/define-content.ts';
import {
  choice,
  group,
  icon,
  link,
  list,
  long,
  number,
  type PayloadOf,
  picture,
  record,
  text,
} from '../kit/content/fields.ts';
import { MENU_LEVEL_MAXIMUM } from './menu-level.ts';

/** The content of the site that operators own: menus, names, links and the blocks of the home pages. */

const shown = choice([0, 1]);
const shared = {
  area: 'site',
  shape: 'single',
  schemaNo: 1,
  permissions: { edit: 'consoleContent', publish: 'consoleContentPublish' },
} as const;

export const menu = defineContent({
  name: 'menu',
  ...shared,
  names: { menu: '导航菜单' },
  fields: {
    items: list(
      group({
        menuId: number(1, 999_999),
        /** 0 at the top level. */
        parentId: number(0, 999_999),
        menuName: text(30),
        /** Empty for a heading. */
        menuUrl: link({ minimum: 0 }),
        status: shown,
        /** The badge; 1 is none. */
        tipIcon: choice([1, 2, 3, 4, 5, 6]),
      }),
      2000,
      { tree: { id: 'menuId', parent: 'parentId', depth: MENU_LEVEL_MAXIMUM } },
    ),
  },
  path: () => '/',
  maximumBytes: 1_000_000,
});
export type Menu = PayloadOf<typeof menu.fields>;

export const website = defineContent({
  name: 'website',
  ...shared,
  names: { website: '站点名称与标志' },
  fields: { name: text(30), LOGO: picture() },
  path: () => '/',
  maximumBytes: 10_000,
});
export type WebsiteInfo = PayloadOf<typeof website.fields>;

export const links = defineContent({
  name: 'links',
  ...shared,
  names: { links: '联系方式与页脚链接' },
  fields: {
    hosts: record(text(300, { pattern: /^https?:\/\/[^\s\\]+$/ }), 30),
    wxTitle: text(30),
    wxImg: picture(),
    miniProgramTitle: text(30),
    miniProgramImg: picture(),
    contacts: list(
      group({
        key: choice(['business', 'presales', 'support']),
        title: text(20),
        des: long(100),
        serviceHours: text(60),
        email: text(100, { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ }),
      }),
      10,
    ),
    headerLinks: list(group({ key: choice(['consult', 'document', 'login', 'register']), status: shown }), 10),
    footerLinks: list(group({ group: text(20), title: text(30), url: link({ minimum: 0 }), status: shown }), 60),
    /** The lines about the filing of the site; none until the operator has them. */
    filings: list(text(60), 10),
    /** The name of the site if absent. */
    copyrightHolder: text(60, { optional: true }),
  },
  path: () => '/',
  maximumBytes: 100_000,
});
export type LinkInfo = PayloadOf<typeof links.fields>;

export const termsLinks = defineContent({
  name: 'termsLinks',
  ...shared,
  names: { 'terms-links': '页脚协议链接' },
  fields: { items: list(group({ title: text(30), key: text(60, { pattern: /^[a-z0-9-]+$/ }) }), 20) },
  path: () => '/',
  maximumBytes: 10_000,
});
export type AgreementLinks = PayloadOf<typeof termsLinks.fields>['items'];

/** The blocks of a home page: slides of the carousel, steps of the quick start, cards of areas. */
export const positions = defineContent({
  name: 'positions',
  ...shared,
  names: { home: '首页', hefei: '合肥专区首页' },
  fields: {
    blocks: list(
      group({
        /** The place on the page, by ENUM-02. */
        positionType: choice([1, 2, 3, 4]),
        title: text(40),
        des: long(200, { minimum: 0 }),
        picture: picture({ minimum: 0, drawings: true }),
        icon: icon({ minimum: 0 }),
        url: link({ minimum: 0 }),
        action: text(20, { minimum: 0 }),
        status: shown,
      }),
      100,
    ),
  },
  path: (slug) => (slug === 'hefei' ? '/hefei' : '/'),
  maximumBytes: 200_000,
});
export type Positions = PayloadOf<typeof positions.fields>;
