import { t } from '#web/kit/texts.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import styles from './promotions.module.css';

interface PromotionsProps {
  promotions: readonly { title: string; summary: string; link: string }[];
}

/** Results that operators have put first for this keyword. */
export const Promotions = ({ promotions }: PromotionsProps) =>
  promotions.length > 0 && (
    <ul className={styles.promotions} aria-label={t('search.promotions')}>
      {promotions.map(({ title, summary, link }) => (
        <li key={link}>
          <span className={styles.mark}>{t('search.promoted')}</span>
          <SiteLink href={link}>{title}</SiteLink>
          {summary !== '' && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  );
