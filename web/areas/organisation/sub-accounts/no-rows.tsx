import { Button } from 'antd';
import { subAccountList } from '#contract/organisation/sub-account-list.ts';
import { t } from '#web/kit/texts.ts';
import { useListQuery } from '#web/kit/list/use-list-query.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import styles from './no-number.module.css';

/** Shows why the list is empty, and a button that helps. */
export const NoRows = ({ narrowed }: { narrowed: boolean }) => {
  const { clear } = useListQuery(subAccountList);
  return narrowed ? (
    <EmptyState searched title={t('subAccounts.none.found')}>
      <Button onClick={clear}>{t('subAccounts.clear')}</Button>
    </EmptyState>
  ) : (
    <EmptyState title={t('subAccounts.none.title')}>
      <p className={styles.why}>{t('subAccounts.none.why')}</p>
    </EmptyState>
  );
};
