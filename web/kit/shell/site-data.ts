import type { DescribedMedia } from '#contract/media/describe-call.ts';
import { queryMenus, querySystemConfig } from '#contract/site/calls.ts';
import type { AgreementLinks, LinkInfo, WebsiteInfo } from '#contract/site/content.ts';
import { configTypes, type MenuItem, showStatus } from '#contract/site/entities.ts';
import type { LoadArgs, MakeCall } from '../page.ts';
import { loadMedia } from '../ui/pictures/load-media.ts';

/** The data that the shell shows on every page. */
export interface SiteData {
  website: WebsiteInfo;
  menus: readonly MenuItem[];
  links: LinkInfo | null;
  agreementLinks: AgreementLinks;
  /** The pictures of the library among those that the shell shows; absent if there are none. */
  media?: readonly DescribedMedia[];
  /** The public origin of the site; absent if the operator has configured none. */
  publicUrl?: string | undefined;
  /** Whether the host monitors. Only a page that was rendered on the server has this value. */
  reports?: boolean;
}

/** Replaces the configuration if it cannot be loaded. */
const defaultWebsite: WebsiteInfo = {
  name: 'AI 开放平台',
  LOGO: '/static/site/logo.svg',
};

const defaultAgreementLinks: AgreementLinks = [
  { title: '平台服务协议', key: 'platform-service' },
  { title: '隐私政策', key: 'privacy-policy' },
  { title: '服务商入驻协议', key: 'provider-onboarding' },
];

/** Replaces the site data if it cannot be loaded at all. */
export const defaultSite: SiteData = {
  website: defaultWebsite,
  menus: [],
  links: null,
  agreementLinks: defaultAgreementLinks,
};

/** Logs a part of the shell that cannot be loaded and replaces it, so that the rest of the page works. */
const orDefault = async <Data>(what: string, part: Promise<Data>, replacement: Data): Promise<Data> => {
  try {
    return await part;
  } catch (error) {
    console.error(`${what} could not be loaded:`, (error as Error).message);
    return replacement;
  }
};

const config = async <Data>(call: MakeCall, configType: 1 | 2 | 3, absent: Data): Promise<Data> => {
  const answer = await call(querySystemConfig, { configType });
  const content = Array.isArray(answer) ? answer[0]?.configContent : undefined;
  return content === undefined ? absent : (JSON.parse(content) as Data);
};

/** Hidden items are filtered out here, so that no page contains them. */
const loadMenus = async (call: MakeCall) => {
  const menus = await call(queryMenus, { menuLevels: [1, 2, 3, 4, 5] });
  return menus.filter(({ status }) => status === showStatus.show);
};

/** Loads the data of the shell. Never throws. */
export const loadSite = async ({ call }: LoadArgs): Promise<SiteData> => {
  const [website, menus, links, agreementLinks] = await Promise.all([
    orDefault('logo', config(call, configTypes.websiteInfo, defaultWebsite), defaultWebsite),
    orDefault('menu', loadMenus(call), []),
    orDefault('links', config<LinkInfo | null>(call, configTypes.linkInfo, null), null),
    orDefault(
      'agreement links',
      config(call, configTypes.agreementLinks, defaultAgreementLinks),
      defaultAgreementLinks,
    ),
  ]);
  const pictures = [website.LOGO, links?.wxImg, links?.miniProgramImg];
  return { website, menus, links, agreementLinks, ...(await orDefault('pictures', loadMedia(call, pictures), {})) };
};
