import { useEffect, useRef } from 'react';
import type { TierLimits } from '#contract/rights/calls.ts';
import type { Tier } from '#contract/rights/tiers.ts';
import { t } from '#web/kit/texts.ts';
import { limits, limitWord, sharedBy } from './limit-words.ts';
import styles from './tier-table.module.css';

/** Compares all tiers and marks the user's own. Scrolls sideways on narrow pages. */
export const TierTable = ({ tiers, own }: { tiers: readonly TierLimits[]; own: Tier }) => {
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const showOwn = () => {
      const [corner, mine] = ['thead > tr > :first-child', `[data-tier="${own}"]`].map((place) =>
        scroll.current?.querySelector<HTMLElement>(place),
      );
      if (scroll.current && corner && mine) scroll.current.scrollLeft = mine.offsetLeft - corner.offsetWidth;
    };
    showOwn();
    // Also shows the own tier after the window is resized or the device rotated.
    addEventListener('resize', showOwn);
    return () => removeEventListener('resize', showOwn);
  }, [own]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it.
    <div ref={scroll} className={styles.scroll} role="region" aria-label={t('rights.table.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('rights.table.limit')}
            </th>
            {tiers.map(({ tier }) => (
              <th key={tier} scope="col" data-tier={tier} className={tier === own ? styles.own : undefined}>
                {t(`rights.tier.${tier}`)}
                {tier === own && <span className={styles.mark}>{t('rights.table.own')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('rights.limit.pictures')}</th>
            {tiers.map(({ tier, samplesOnly }) => (
              <td key={tier} className={tier === own ? styles.own : undefined}>
                {t(samplesOnly ? 'rights.pictures.samples' : 'rights.pictures.own')}
              </td>
            ))}
          </tr>
          {limits.map((limit) => (
            <tr key={limit}>
              <th scope="row">{t(`rights.limit.${limit}`)}</th>
              {tiers.map((tier) => (
                <td key={tier.tier} className={tier.tier === own ? styles.own : undefined}>
                  {limitWord(limit, tier)}
                  {sharedBy(limit, tier) && <span className={styles.shared}>{t('rights.shared')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
