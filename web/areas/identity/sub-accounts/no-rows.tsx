import { Button } from 'antd';
import { t } from '#web/texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './no-number.module.css';

interface NoRowsProps {
  narrowed: boolean;
  /** There are some, on pages before this one. */
  pastEnd: boolean;
  onClear: () => void;
}

/** Why the list is empty, and the way out of it. */
export const NoRows = ({ narrowed, pastEnd, onClear }: NoRowsProps) =>
  narrowed || pastEnd ? (
    <EmptyState searched title={t('subAccounts.none.found')}>
      <Button onClick={onClear}>{t('subAccounts.clear')}</Button>
    </EmptyState>
  ) : (
    <EmptyState title={t('subAccounts.none.title')}>
      <p className={styles.why}>{t('subAccounts.none.why')}</p>
    </EmptyState>
  );
