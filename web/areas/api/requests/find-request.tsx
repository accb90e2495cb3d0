import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { requestPath } from '#contract/api/remedies.ts';
import { t } from '#web/kit/texts.ts';
import styles from './find-request.module.css';

const ID_MAXIMUM = 64;
/** Returns the id in a pasted text, which may be a whole answer of the API. Without one, returns the text itself. */
const idIn = (text: string): string =>
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(text)?.[0].toLowerCase() ?? text.trim().slice(0, ID_MAXIMUM);

/** The field for the id of a request. */
export const FindRequest = () => {
  const id = useId();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = idIn(String(new FormData(event.currentTarget).get('requestId') ?? ''));
    if (wanted !== '') void navigate(requestPath(encodeURIComponent(wanted)));
  };
  return (
    <search>
      <form className={styles.form} onSubmit={onSubmit}>
        <label htmlFor={id}>{t('requests.doctor')}</label>
        <input
          id={id}
          name="requestId"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('requests.doctor.placeholder')}
          aria-label={t('requests.doctor.label')}
        />
        <button type="submit" className="button button-plain">
          <Search size={16} aria-hidden="true" />
          {t('requests.doctor.submit')}
        </button>
      </form>
    </search>
  );
};
