import { Button } from 'antd';
import { t } from '#web/kit/texts.ts';
import { useAddressFilters } from '#web/kit/list/address-filters.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { noConditions } from './list-address.ts';
import styles from './no-number.module.css';

interface NoRowsProps {
  narrowed: boolean;
  /** True if the list has rows, but only on earlier pages. */
  pastEnd: boolean;
}

/** Shows why the list is empty, and a button that helps. */
export const NoRows = ({ narrowed, pastEnd }: NoRowsProps) => {
  const { change } = useAddressFilters();
  return narrowed || pastEnd ? (
    <EmptyState searched title={t('subAccounts.none.found')}>
      <Button onClick={() => change(noConditions)}>{t('subAccounts.clear')}</Button>
    </EmptyState>
  ) : (
    <EmptyState title={t('subAccounts.none.title')}>
      <p className={styles.why}>{t('subAccounts.none.why')}</p>
    </EmptyState>
  );
};
