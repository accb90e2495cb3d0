import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { comparisonUrl } from '#contract/catalogue/comparison.ts';
import { t } from '#web/texts.ts';
import { useSiteUrl } from '#web/ui/region.ts';
import { useChoice } from './compare-choice.ts';
import styles from './compare-toggle.module.css';

// Vite would take what is chained to the import for a part of it, and leave its failure unheard.
const loadTray = () => import('./compare-tray.tsx');

/** Loads the tray once something is chosen; where it cannot be had, a link leads to the comparison, and the next choice tries again. */
export const CompareTrayPlace = () => {
  const siteUrl = useSiteUrl();
  const choice = useChoice();
  const [Tray, setTray] = useState<ComponentType>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (choice.length === 0 || Tray) return;
    loadTray().then(
      (tray) => setTray(() => tray.default),
      () => setMissing(true),
    );
  }, [choice, Tray]);
  if (choice.length === 0) return null;
  if (Tray) return <Tray />;
  return (
    missing && (
      <Link
        className={`button button-primary ${styles.go}`}
        to={siteUrl(comparisonUrl(choice.map(({ abilityNo }) => abilityNo)))}
      >
        {t('catalogue.comparison.tray.go')}
      </Link>
    )
  );
};
