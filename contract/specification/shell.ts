import type { Terms } from './terms.ts';

/** Facts of the shell, the site's configuration and the enumerations, written off the portal document (P) with the section. */

/** P3. */
export const showStatuses = { show: 1, hide: 0 } as const;
/** P3: badges of menu items. P2.2 names them hot, new, updated, recommended and big. */
export const labelValues = { none: 1, new: 2, hot: 3, upd: 4, rec: 5, big: 6 } as const;
/** P3. */
export const configTypes = { websiteInfo: 1, linkInfo: 2, agreementLinks: 3 } as const;
/** P3: what becomes of content. */
export const contentStatuses = { published: 2, unpublished: 1, deleted: 10 } as const;
/** P3: blocks of the home page. */
export const positionTypes = {
  banner: 1,
  quickStart: 2,
  platform: 3,
  application: 4,
  aiHub: 5,
  cooperator: 6,
  secondBanner: 7,
  customerCase: 8,
  resolution: 9,
} as const;
/** P3: a message is read, and the one that carries a warning icon (P2.2). */
export const messageValues = { read: 1, unread: 0, warningPriority: 2 } as const;

/** P3: fields of a menu item. */
export const menuFields = ['menuId', 'parentId', 'menuName', 'menuUrl', 'status', 'tipIcon', 'children'] as const;
/** P3: fields of the website info. */
export const websiteFields = ['name', 'LOGO'] as const;

/** P2.2: the default terms links of the footer. */
export const termsLinks: readonly { meaning: string; terms: Terms }[] = [
  { meaning: 'platform service agreement', terms: ['平台', '服务协议'] },
  { meaning: 'privacy policy', terms: ['隐私', '政策'] },
  { meaning: 'provider onboarding agreement', terms: ['服务商', '入驻', '协议'] },
];

/** P2.2: the three cards of the service hover. */
export const serviceCards: readonly { meaning: string; terms: Terms }[] = [
  { meaning: 'business cooperation', terms: ['商务|业务', '合作'] },
  { meaning: 'pre-sales consultation', terms: ['售前', '咨询'] },
  { meaning: 'technical support', terms: ['技术', '支持'] },
];
/** P2.2: the QR hover panel. */
export const qrCodes = {
  news: { meaning: 'real-time news account', terms: ['实时', '资讯|新闻'] },
  miniProgram: { meaning: 'mini-program', terms: ['小程序'] },
} as const;

/** P2.2: titles of the agreement dialog. */
export const agreementTitles = {
  /** One or two agreements. */
  named: (title: string) => `${title}已更新`,
  /** More than two: part of the agreements updated. */
  many: ['部分', '协议', '已更新'],
} as const;
/** P2.2 and P4: words of the agreement dialog. */
export const agreementWords = {
  availableAfterBrowsing: { meaning: 'available after browsing', terms: ['浏览|阅读', '后|完'] },
  browseFirst: { meaning: 'browse to the end before viewing', terms: ['浏览|阅读', '底部|末尾|完', '后', '查看'] },
  previous: { meaning: 'previous', terms: ['上一'] },
  agreeAndNext: { meaning: 'I agree, read next', terms: ['同意', '下一'] },
  agreeToAll: { meaning: 'I agree to all terms', terms: ['同意', '全部|所有|以上', '条款|协议'] },
} as const;
/** P2.2: the announcement dialog's button. */
export const ANNOUNCEMENT_KNOWN: Terms = ['知道了'];

/** P7. */
export const DEFAULT_APP_ID = 'aiop-console';
/** P2.2: the path segment of the regional site, and the path of the page that asks for a newer browser. */
export const REGION = 'hefei';
