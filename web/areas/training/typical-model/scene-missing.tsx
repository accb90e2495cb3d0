import { Link } from 'react-router';
import { LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { t } from '#web/kit/texts.ts';
import { Drawing } from '#web/kit/ui/drawing.tsx';
import styles from './scene-missing.module.css';

/** Shown when the address names no training scene. */
export const SceneMissing = () => (
  <div className={`page ${styles.missing}`}>
    <Drawing src="/static/drawings/site/empty.svg" width={480} height={300} />
    <h1>{t('training.none.title')}</h1>
    <p>{t('training.none.text')}</p>
    <Link className="button button-primary" to={LIST_PATH}>
      {t('training.none.link')}
    </Link>
  </div>
);
