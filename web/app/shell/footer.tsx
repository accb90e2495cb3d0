import { RELEASE, TIME_ZONE } from '#contract/kit/limits.ts';
import type { AgreementLinks, LinkInfo, WebsiteInfo } from '#contract/site/content.ts';
import { showStatus } from '#contract/site/entities.ts';
import { SitePicture } from '#web/kit/shell/site-picture.tsx';
import { t } from '#web/kit/texts.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import styles from './footer.module.css';

interface LinkGroup {
  title: string;
  links: LinkInfo['footerLinks'];
}

/** Groups the visible links, in the order of the configuration. */
const groupsOf = (links: LinkInfo['footerLinks']): LinkGroup[] => {
  const groups = new Map<string, LinkInfo['footerLinks']>();
  for (const link of links) {
    if (link.status !== showStatus.show) continue;
    const group = groups.get(link.group);
    if (group) group.push(link);
    else groups.set(link.group, [link]);
  }
  return Array.from(groups, ([title, group]) => ({ title, links: group }));
};

const years = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, year: 'numeric' });
const currentYear = () => years.format(new Date());

const dutyUrl = ({ title, key }: AgreementLinks[number]) =>
  `/duty/?title=${encodeURIComponent(title)}&key=${encodeURIComponent(key)}`;

interface FooterProps {
  website: WebsiteInfo;
  links: LinkInfo | null;
  agreementLinks: AgreementLinks;
  /** Whether the host monitors, so that there is something to consent to. */
  reports: boolean | undefined;
}

export const Footer = ({ website, links, agreementLinks, reports }: FooterProps) => {
  const siteUrl = useSiteUrl();
  return (
    <footer className={styles.footer} data-area="footer">
      <div className="page">
        {links && (
          <div className={styles.upper}>
            <p className={styles.brand}>
              <SitePicture src={website.LOGO} alt="" width={28} height={28} className={styles.logo} />
              {website.name}
            </p>
            <nav className={styles.groups} aria-label={t('site.footer.links')}>
              {groupsOf(links.footerLinks).map((group) => (
                <section key={group.title} className={styles.group}>
                  <h2 className={styles.heading}>{group.title}</h2>
                  <ul>
                    {group.links.map((link) => (
                      <li key={link.title}>
                        <SiteLink href={siteUrl(link.url)} className={styles.link}>
                          {link.title}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </nav>
            <figure className={styles.code}>
              <SitePicture
                src={links.wxImg}
                alt={t('site.consult.qrCode', { title: links.wxTitle })}
                width={104}
                height={104}
                loading="lazy"
                className={styles.qr}
              />
              <figcaption>{links.wxTitle}</figcaption>
            </figure>
          </div>
        )}
        <div className={styles.lower}>
          <ul className={styles.terms}>
            {agreementLinks.map((agreement) => (
              <li key={agreement.key}>
                <SiteLink href={dutyUrl(agreement)} className={styles.link}>
                  {agreement.title}
                </SiteLink>
              </li>
            ))}
            {/* The reporter, which every host with this button loads, opens the consent. */}
            {reports && (
              <li>
                <button type="button" className={styles.link} data-consent>
                  {t('monitoring.consent')}
                </button>
              </li>
            )}
          </ul>
          <ul className={styles.legal}>
            {/* A cached page may be from last year, and the browser's clock may be wrong. */}
            <li suppressHydrationWarning>
              {t('site.footer.copyright', { year: currentYear(), holder: links?.copyrightHolder ?? website.name })}
            </li>
            {links?.filings.map((filing) => (
              <li key={filing}>{filing}</li>
            ))}
            <li>{t('site.footer.release', { release: RELEASE })}</li>
          </ul>
        </div>
      </div>
    </footer>
  );
};
