import { Link } from 'react-router';
import type { WebsiteInfo } from '#contract/site/content.ts';
import { REGION } from '#contract/site/region.ts';
import { t } from '../texts.ts';
import styles from './brand.module.css';
import { SitePicture } from './site-picture.tsx';

interface BrandProps {
  website: WebsiteInfo;
  regional: boolean;
}

/** Logo and name of the site, linked to its home page; the regional site adds its badge. */
export const Brand = ({ website, regional }: BrandProps) => (
  <Link to={regional ? `/${REGION}` : '/'} className={`${styles.brand} ${regional ? styles.regional : ''}`}>
    <SitePicture src={website.LOGO} alt="" width={28} height={28} className={styles.logo} />
    <span className={styles.name}>{website.name}</span>
    {regional && <span className={styles.region}>{t('site.region')}</span>}
  </Link>
);
