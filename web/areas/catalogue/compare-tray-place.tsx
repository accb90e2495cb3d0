import { useState } from 'react';
import { Link } from 'react-router';
import { comparisonUrl } from '#contract/catalogue/comparison.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { useChoice } from './compare-choice.ts';
import styles from './compare-toggle.module.css';

const loadTray = () => import('./compare-tray.tsx');

/** Loads the tray once an ability is chosen. If the tray fails to load, a link opens the comparison. */
export const CompareTrayPlace = () => {
  const siteUrl = useSiteUrl();
  const choice = useChoice();
  const [missing, setMissing] = useState(false);
  const tray = useLazyComponent(loadTray, choice.length > 0, () => setMissing(true));
  if (choice.length === 0) return null;
  if (tray) return <tray.CompareTray />;
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
