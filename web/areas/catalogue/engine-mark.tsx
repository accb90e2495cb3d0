import { Zap } from 'lucide-react';
import { t } from '#web/kit/texts.ts';
import styles from './engine-mark.module.css';

/** Shows that an ability can be tried now. */
export const EngineMark = ({ className = '' }: { className?: string | undefined }) => (
  <span className={`${styles.mark} ${className}`}>
    <Zap size={12} aria-hidden="true" />
    {t('catalogue.hasEngine')}
  </span>
);
