import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { GetForm } from '#web/kit/form/get-form.tsx';
import { abilityList, type AbilityListQuery, filterNames } from '#contract/catalogue/ability-list.ts';
import { HOT_WORDS_AREA } from '#contract/monitoring/names.ts';
import { useAddressForm } from '#web/kit/form/address-form.ts';
import { SearchField } from '#web/kit/form/search-field.tsx';
import { usePendingSearch, useSearchAhead } from '#web/kit/list/search-ahead.ts';
import { t } from '#web/kit/texts.ts';
import { ListLink } from './list-link.tsx';
import { useListUrl } from './list-url.ts';
import { useChangeQuery } from './chosen-query.ts';
import { hotWord } from './use-noted-search.ts';
import styles from './search-box.module.css';

/** Searches within the chosen filters. The form also works before the script has loaded. */
export const SearchBox = ({ query, hotWords }: { query: AbilityListQuery; hotWords: readonly string[] }) => {
  const urlOf = useListUrl();
  // The last keyword, which stays in the box if its list fails to load.
  const { keyword } = abilityList.read(useSearchAhead());
  const { formRef, read, sent, focus } = useAddressForm({ keyword });
  const change = useChangeQuery(query);
  const pendingSearch = usePendingSearch();
  const onSubmit = (event: FormEvent) => {
    const typed = { keyword: abilityList.read(read()).keyword };
    sent(typed);
    if (!pendingSearch()) return;
    // The hidden fields lack the choices that are not rendered yet.
    event.preventDefault();
    change(typed);
  };
  return (
    <search className={styles.search}>
      <GetForm action={urlOf(abilityList.empty)} ref={formRef} onSubmit={onSubmit}>
        <SearchField
          keyword={keyword}
          placeholder={t('catalogue.search.placeholder')}
          label={t('catalogue.search.label')}
          submit={t('catalogue.search.submit')}
          renderClear={(props) => (
            <ListLink
              {...props}
              query={query}
              change={() => ({ keyword: '' })}
              onClick={() => focus('keyword')}
              aria-label={t('catalogue.search.clear')}
            />
          )}
        />
        {filterNames.map(
          (name) =>
            query[name].length > 0 && <input key={name} type="hidden" name={name} value={query[name].join(',')} />,
        )}
        {query.hasEngine && <input type="hidden" name="hasEngine" value="1" />}
        {query.sortType !== null && <input type="hidden" name="sortType" value={query.sortType} />}
      </GetForm>
      {hotWords.length > 0 && (
        <p className={styles.hot} data-area={HOT_WORDS_AREA}>
          <span>{t('catalogue.search.hot')}</span>
          {hotWords.map((word) => (
            <Link key={word} to={urlOf({ ...abilityList.empty, keyword: word })} state={hotWord}>
              {word}
            </Link>
          ))}
        </p>
      )}
    </search>
  );
};
