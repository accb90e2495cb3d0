import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { GetForm } from '#web/kit/form/get-form.tsx';
import { useAddressForm } from '../form/address-form.ts';
import { SearchField } from '../form/search-field.tsx';
import styles from './resource-search.module.css';

interface ResourceSearchProps {
  /** The address of the list. */
  path: string;
  keyword: string;
  /** Returns a keyword as the list understands it. */
  read: (search: URLSearchParams) => string;
  /** The address without a keyword. */
  cleared: string;
  texts: { label: string; placeholder: string; submit: string; clear: string };
  /** The other conditions, as hidden fields. */
  children?: ReactNode;
}

/** Searches within the other conditions of a list. The form also works before the script has loaded. */
export const ResourceSearch = ({ path, keyword, read: understand, cleared, texts, children }: ResourceSearchProps) => {
  const { formRef, read, sent, focus } = useAddressForm({ keyword });
  const { clear, ...fieldTexts } = texts;
  return (
    <search className={styles.search}>
      <GetForm action={path} ref={formRef} onSubmit={() => sent({ keyword: understand(read()) })}>
        <SearchField
          keyword={keyword}
          {...fieldTexts}
          renderClear={(props) => <Link {...props} to={cleared} onClick={() => focus('keyword')} aria-label={clear} />}
        />
        {children}
      </GetForm>
    </search>
  );
};
