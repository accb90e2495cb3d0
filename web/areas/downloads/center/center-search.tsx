import { Form, Link } from 'react-router';
import { downloadList, type DownloadQuery } from '#contract/downloads/download-list.ts';
import { useAddressForm } from '#web/kit/form/address-form.ts';
import { SearchField } from '#web/kit/form/search-field.tsx';
import { t } from '#web/kit/texts.ts';
import styles from './center.module.css';

interface CenterSearchProps {
  query: DownloadQuery;
  urlOf: (values: Partial<DownloadQuery>) => string;
}

/** Searches within the chosen label. The form also works before the script has loaded. */
export const CenterSearch = ({ query, urlOf }: CenterSearchProps) => {
  const { keyword, label, sortType } = query;
  const { formRef, read, sent, focus } = useAddressForm({ keyword });
  return (
    <search className={styles.search}>
      <Form
        method="get"
        action={downloadList.path}
        ref={formRef}
        onSubmit={() => sent({ keyword: downloadList.read(read()).keyword })}
      >
        <SearchField
          keyword={keyword}
          placeholder={t('downloads.search.placeholder')}
          label={t('downloads.search.label')}
          submit={t('downloads.search.submit')}
          renderClear={(props) => (
            <Link
              {...props}
              to={urlOf({ keyword: '' })}
              onClick={() => focus('keyword')}
              aria-label={t('downloads.search.clear')}
            />
          )}
        />
        {label !== undefined && <input type="hidden" name="label" value={label} />}
        {sortType !== 0 && <input type="hidden" name="sortType" value={sortType} />}
      </Form>
    </search>
  );
};
