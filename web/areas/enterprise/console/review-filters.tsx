import { Checkbox, Input, Select } from 'antd';
import { Link } from 'react-router';
import { subjectKinds } from '#contract/enterprise/choices.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { t } from '#web/kit/texts.ts';
import { useAddressFilters, useTypedFilter } from '#web/kit/list/address-filters.ts';
import { isNarrowed, readReviewQuery, REVIEW_PATH } from './review-address.ts';
import styles from './review-filters.module.css';

const ANY = 0;

/** The filters of the list. The address holds all of them. */
export const ReviewFilters = () => {
  const { search, change } = useAddressFilters();
  const query = readReviewQuery(search);
  const typed = useTypedFilter('keyword');
  const stateOptions = [...Object.values(applicationStates), 'all' as const];
  return (
    <search className={styles.filters}>
      <Input
        {...typed}
        className={styles.keyword ?? ''}
        maxLength={KEYWORD_MAXIMUM}
        placeholder={t('enterprise.room.keyword')}
        aria-label={t('enterprise.room.keyword')}
      />
      <Select
        aria-label={t('enterprise.room.state')}
        className={styles.select ?? ''}
        value={query.state}
        onChange={(state) => change({ state: state === applicationStates.inReview ? undefined : state, id: undefined })}
        options={stateOptions.map((state) => ({ value: state, label: t(`enterprise.room.state.${state}`) }))}
      />
      <Select
        aria-label={t('enterprise.field.subjectKind')}
        className={styles.select ?? ''}
        value={query.subjectKind ?? ANY}
        onChange={(kind) => change({ subjectKind: kind === ANY ? undefined : kind, id: undefined })}
        options={[{ value: ANY, label: t('enterprise.room.kind.all') }, ...subjectKinds]}
      />
      <Checkbox
        checked={query.onlyAsPrinted}
        onChange={({ target }) => change({ asPrinted: target.checked ? 1 : undefined, id: undefined })}
      >
        {t('enterprise.room.onlyAsPrinted')}
      </Checkbox>
      {isNarrowed(query) && (
        <Link to={REVIEW_PATH} className={styles.clear}>
          {t('enterprise.room.clear')}
        </Link>
      )}
    </search>
  );
};
