import { ArrowLeft, House, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { isOffline } from '../start-up/offline.ts';
import { t } from '../texts.ts';
import { Drawing } from '../ui/drawing.tsx';
import { useSiteUrl } from '../ui/region.ts';
import { type ErrorKind, errorPicture } from './error-kind.ts';
import styles from './error-view.module.css';

interface ErrorViewProps {
  kind: ErrorKind;
  /** What happened, in a sentence. */
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  /** Replaces the default advice of the kind. */
  advice?: string | undefined;
  /** Shown below the advice. */
  details?: ReactNode;
  /** Buttons that help more than the default ways out; shown before them. */
  actions?: ReactNode;
}

/** Shows an error with its advice and the ways out. */
export const ErrorView = ({ kind, message, onRetry, retrying = false, advice, details, actions }: ErrorViewProps) => {
  const navigate = useNavigate();
  const siteUrl = useSiteUrl();
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(siteUrl('/')));
  return (
    <section className={`page ${styles.view}`} aria-labelledby="error-title">
      {!isOffline() && (
        <Drawing
          src={`/static/drawings/site/${errorPicture[kind]}.svg`}
          width={480}
          height={300}
          className={styles.picture}
        />
      )}
      <h1 id="error-title" className={styles.title}>
        {t(`site.error.${kind}.title`)}
      </h1>
      <p className={styles.advice}>{advice ?? t(`site.error.${kind}.advice`)}</p>
      {message && <p className={styles.happened}>{t('site.error.happened', { message })}</p>}
      {details}
      <div className={styles.actions}>
        {actions}
        {onRetry && (
          <button type="button" className="button button-primary" onClick={onRetry} disabled={retrying}>
            <RotateCw size={16} aria-hidden="true" />
            {t('site.error.retry')}
          </button>
        )}
        <Link to={siteUrl('/')} className={`button ${onRetry || actions ? 'button-plain' : 'button-primary'}`}>
          <House size={16} aria-hidden="true" />
          {t('site.error.home')}
        </Link>
        <button type="button" className="button button-plain" onClick={goBack}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('site.error.back')}
        </button>
        <Link to={siteUrl(LIST_PATH)} className={styles.more}>
          {t('site.error.abilities')}
        </Link>
      </div>
    </section>
  );
};
