import { Search, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { GetForm } from '#web/kit/form/get-form.tsx';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { messageKinds } from '#contract/messages/kinds.ts';
import { t } from '#web/kit/texts.ts';
import { useAddressForm } from '#web/kit/form/address-form.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { usePendingSearch, useSearchAhead } from '#web/kit/list/search-ahead.ts';
import { type CenterQuery, centerList } from '#contract/messages/center-list.ts';
import styles from './center-search.module.css';

const fieldsOf = ({ keyword, kind }: CenterQuery) => ({ keyword, kind: kind === undefined ? '' : String(kind) });

const kinds = Object.values(messageKinds);

/** Searches all or the unread messages, of one kind or of all. The form also works before the script has loaded. */
export const CenterSearch = ({ query }: { query: CenterQuery }) => {
  const { keyword, kind } = query;
  // Uses the tab that was chosen last, even while its list is still loading.
  const { messageType } = centerList.read(useSearchAhead());
  const pendingSearch = usePendingSearch();
  const navigate = useNavigate();
  const { formRef, read, sent, focus } = useAddressForm(fieldsOf(query));
  const search = () => {
    const pending = pendingSearch();
    const next = {
      ...centerList.read(read()),
      messageType: pending ? centerList.read(pending).messageType : messageType,
    };
    sent(fieldsOf(next));
    void navigate(centerList.urlOf(next));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <search className={styles.search}>
      <GetForm className={styles.form} ref={formRef} onSubmit={onSubmit}>
        <input type="hidden" name="messageType" value={messageType} />
        <select name="kind" defaultValue={kind ?? ''} aria-label={t('messageCenter.kinds')} onChange={search}>
          <option value="">{t('messageCenter.kind.all')}</option>
          {kinds.map((value) => (
            <option key={value} value={value}>
              {t(`messageCenter.kind.${value}`)}
            </option>
          ))}
        </select>
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={KEYWORD_MAXIMUM}
          placeholder={t('messageCenter.search.placeholder')}
          aria-label={t('messageCenter.search.label')}
          autoComplete="off"
          enterKeyHint="search"
        />
        {keyword !== '' && (
          <AheadLink
            to={(pending) => {
              const latest = pending ? centerList.read(pending) : { messageType, kind };
              return centerList.urlOf({ ...centerList.empty, messageType: latest.messageType, kind: latest.kind });
            }}
            className={styles.clear}
            onClick={() => focus('keyword')}
            aria-label={t('messageCenter.search.clear')}
          >
            <X size={18} aria-hidden="true" />
          </AheadLink>
        )}
        <button type="submit" className={styles.submit} aria-label={t('messageCenter.search.submit')}>
          <Search size={18} aria-hidden="true" />
        </button>
      </GetForm>
    </search>
  );
};
