import { Star } from 'lucide-react';
import { useId } from 'react';
import { STARS_MAXIMUM } from '#contract/work-orders/limits.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import styles from './star-choice.module.css';

const all = Array.from({ length: STARS_MAXIMUM }, (_, at) => at + 1);

export const starsText = (stars: number) => t(`workOrders.rating.${stars}` as TextKey);

/** Shows a rating as stars out of five. */
export const Stars = ({ stars, size = 18 }: { stars: number; size?: number }) => (
  <span className={styles.stars} role="img" aria-label={t('workOrders.rating.star', { count: stars })}>
    {all.map((star) => (
      <Star key={star} size={size} aria-hidden="true" className={star <= stars ? styles.full : styles.none} />
    ))}
  </span>
);

/** Chooses one to five stars; 0 means no choice yet. */
export const StarChoice = ({ stars, onChange }: { stars: number; onChange: (stars: number) => void }) => {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{t('workOrders.rating.stars')}</legend>
      {all.map((star) => (
        <label key={star} title={starsText(star)}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === stars}
            onChange={() => onChange(star)}
            aria-label={`${t('workOrders.rating.star', { count: star })}，${starsText(star)}`}
          />
          <Star size={28} aria-hidden="true" className={star <= stars ? styles.full : styles.none} />
        </label>
      ))}
      <span aria-hidden="true">{stars > 0 && starsText(stars)}</span>
    </fieldset>
  );
};
