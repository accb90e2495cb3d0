import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { COMPARED_LEAST, COMPARED_MOST, comparisonUrl } from '#contract/catalogue/comparison.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { choose, useChoice } from './compare-choice.ts';
import styles from './compare-tray.module.css';

const stateOf = (count: number): string => {
  if (count < COMPARED_LEAST) return t('catalogue.comparison.tray.more');
  if (count === COMPARED_MOST) return t('catalogue.comparison.tray.full', { most: COMPARED_MOST });
  return t('catalogue.comparison.tray.count', { count, most: COMPARED_MOST });
};

/** The abilities chosen for a comparison, at the lower edge of the window. */
export const CompareTray = () => {
  const siteUrl = useSiteUrl();
  const choice = useChoice();
  const tray = useRef<HTMLElement>(null);
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add(styles.shown as string);
    return () => classList.remove(styles.shown as string);
  }, []);
  const clear = () => {
    choose([]);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const remove = (abilityNo: number) => {
    if (choice.length === 1) return clear();
    choose(choice.filter((other) => other.abilityNo !== abilityNo));
    tray.current?.focus();
  };
  return (
    <section className={styles.tray} aria-label={t('catalogue.comparison.tray.label')} tabIndex={-1} ref={tray}>
      <div className={`page ${styles.row}`}>
        <p role="status" className={styles.state}>
          {stateOf(choice.length)}
        </p>
        <ul className={styles.names}>
          {choice.map(({ abilityNo, abilityName }) => (
            <li key={abilityNo}>
              <span>{abilityName}</span>
              <button
                type="button"
                onClick={() => remove(abilityNo)}
                aria-label={t('catalogue.comparison.remove', { name: abilityName })}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <button type="button" className="button button-plain" onClick={clear}>
            {t('catalogue.comparison.tray.clear')}
          </button>
          {choice.length < COMPARED_LEAST ? (
            <button type="button" className="button button-primary" disabled>
              {t('catalogue.comparison.tray.go')}
            </button>
          ) : (
            <Link
              className="button button-primary"
              to={siteUrl(comparisonUrl(choice.map(({ abilityNo }) => abilityNo)))}
            >
              {t('catalogue.comparison.tray.go')}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
};
