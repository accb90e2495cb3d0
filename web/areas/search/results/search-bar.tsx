import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { GetForm } from '#web/kit/form/get-form.tsx';
import { searchModes } from '#contract/search/modes.ts';
import { resultList, type ResultQuery } from '#contract/search/result-list.ts';
import { SEARCH_PATH } from '#contract/search/search-path.ts';
import { useAddressForm } from '#web/kit/form/address-form.ts';
import { SearchField } from '#web/kit/form/search-field.tsx';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { changedQuery } from './changed-query.ts';
import { usePendingSearch, useSearchAhead } from '#web/kit/list/search-ahead.ts';
import { t } from '#web/kit/texts.ts';
import { HotWords } from './hot-words.tsx';
import styles from './search-bar.module.css';
import type { SearchState } from './use-counted-search.ts';

/** Milliseconds without typing after which the results follow the box. */
const REST_MS = 300;

/** Searches while the user types, and with its form before the script has loaded. */
export const SearchBar = ({ query, hotWords }: { query: ResultQuery; hotWords: readonly string[] }) => {
  // The last keyword, which stays in the box if its results fail to load.
  const { keyword, mode } = resultList.read(useSearchAhead());
  const { formRef, read, sent, focus } = useAddressForm({ keyword });
  const navigate = useNavigate();
  const pendingSearch = usePendingSearch();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const search = (isTyping: boolean) => {
    clearTimeout(rest.current);
    const typed = resultList.read(read()).keyword;
    const shown = resultList.read(pendingSearch() ?? new URLSearchParams(window.location.search));
    if (typed === shown.keyword && isTyping) return;
    // While the user types, the text in the box stays as it is.
    if (!isTyping) sent({ keyword: typed });
    const state: SearchState = { isTyping };
    void navigate(resultList.urlOf({ ...shown, keyword: typed }), {
      replace: true,
      preventScrollReset: true,
      state,
    });
  };
  const onInput = (event: FormEvent) => {
    clearTimeout(rest.current);
    // Letters that an input method has not turned into characters yet are no search.
    if (!(event.nativeEvent as InputEvent).isComposing) rest.current = setTimeout(() => search(true), REST_MS);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(false);
  };
  return (
    <search className={styles.search}>
      <GetForm
        action={SEARCH_PATH}
        ref={formRef}
        onSubmit={onSubmit}
        onInput={onInput}
        onCompositionEnd={() => {
          clearTimeout(rest.current);
          rest.current = setTimeout(() => search(true), REST_MS);
        }}
      >
        <SearchField
          large
          keyword={keyword}
          placeholder={t('search.placeholder')}
          label={t('search.label')}
          submit={t('search.submit')}
          renderClear={(props) => (
            <AheadLink
              {...props}
              to={changedQuery(query, { keyword: '', kind: undefined })}
              onClick={() => focus('keyword')}
              aria-label={t('search.clear')}
            />
          )}
        />
        {query.kind !== undefined && <input type="hidden" name="kind" value={query.kind} />}
        {mode !== searchModes.resource && <input type="hidden" name="mode" value={mode} />}
      </GetForm>
      {hotWords.length > 0 && <HotWords words={hotWords} />}
    </search>
  );
};
