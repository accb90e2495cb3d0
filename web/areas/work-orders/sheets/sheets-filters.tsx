import { Search, X } from 'lucide-react';
import type { FocusEvent, FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { GetForm } from '#web/kit/form/get-form.tsx';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { kindNames } from '#contract/work-orders/kinds.ts';
import { t } from '#web/kit/texts.ts';
import { useAddressForm } from '#web/kit/form/address-form.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { usePendingSearch, useSearchAhead } from '#web/kit/list/search-ahead.ts';
import { type OrderQuery, orderList } from '#contract/work-orders/order-list.ts';
import styles from './sheets-filters.module.css';

interface SheetsFiltersProps {
  query: OrderQuery;
  /** True if the list may contain orders of other users. */
  hasColleagues: boolean;
}

const fieldsOf = ({ keyword, kind, own, createdFrom = '', createdTo = '' }: OrderQuery) => ({
  keyword,
  kind: kind ?? '',
  own: own ? '1' : '',
  from: createdFrom,
  to: createdTo,
});

/** The filters of the list. The form also works before the script has loaded. */
export const SheetsFilters = ({ query, hasColleagues }: SheetsFiltersProps) => {
  const navigate = useNavigate();
  const { formRef, read, sent, focus } = useAddressForm(fieldsOf(query));
  const { kind, keyword, own, createdFrom, createdTo } = query;
  // Uses the tab that was chosen last, even while its list is still loading.
  const { state } = orderList.read(useSearchAhead());
  const pendingSearch = usePendingSearch();
  const latestState = () => {
    const pending = pendingSearch();
    return pending ? orderList.read(pending).state : state;
  };
  /** Applies a choice at once, together with what was typed. */
  const choose = () => {
    const next = { ...orderList.read(read()), state: latestState() };
    sent(fieldsOf(next));
    void navigate(orderList.urlOf(next), { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    choose();
  };
  /** Applies a day on blur, since every typed digit changes it. */
  const onDay = ({ currentTarget: { value, defaultValue, validity } }: FocusEvent<HTMLInputElement>) => {
    if (validity.valid && value !== defaultValue) choose();
  };
  const isFiltered = orderList.isNarrowed({ ...query, state: undefined });
  return (
    <search>
      <GetForm className={styles.form} ref={formRef} onSubmit={onSubmit}>
        {state !== undefined && <input type="hidden" name="state" value={state} />}
        <div className={styles.keyword}>
          <input
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={KEYWORD_MAXIMUM}
            placeholder={t('workOrders.search.placeholder')}
            aria-label={t('workOrders.search.label')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" aria-label={t('workOrders.search.submit')}>
            <Search size={18} aria-hidden="true" />
          </button>
        </div>
        <select name="kind" defaultValue={kind ?? ''} aria-label={t('workOrders.filter.kind')} onChange={choose}>
          <option value="">{t('workOrders.filter.kind.all')}</option>
          {kindNames.map((name) => (
            <option key={name} value={name}>
              {t(`workOrders.kind.${name}`)}
            </option>
          ))}
        </select>
        {hasColleagues && (
          <select name="own" defaultValue={own ? '1' : ''} aria-label={t('workOrders.own')} onChange={choose}>
            <option value="">{t('workOrders.own.all')}</option>
            <option value="1">{t('workOrders.own.mine')}</option>
          </select>
        )}
        <label className={styles.day}>
          <span>{t('workOrders.filter.from')}</span>
          <input type="date" name="from" defaultValue={createdFrom} min="2020-01-01" max="2099-12-31" onBlur={onDay} />
        </label>
        <label className={styles.day}>
          <span>{t('workOrders.filter.to')}</span>
          <input type="date" name="to" defaultValue={createdTo} min="2020-01-01" max="2099-12-31" onBlur={onDay} />
        </label>
        {isFiltered && (
          <AheadLink
            to={() => orderList.urlOf({ ...orderList.empty, state: latestState() })}
            className={styles.clear}
            onClick={() => focus('keyword')}
          >
            <X size={16} aria-hidden="true" />
            {t('workOrders.filter.clear')}
          </AheadLink>
        )}
      </GetForm>
    </search>
  );
};
