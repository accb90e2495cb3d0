import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What was searched for. */
  keyword: string;
  placeholder: string;
  label: string;
  /** The text of the button. */
  submit: string;
  /** The box of a page that is about nothing else. */
  large?: boolean;
  /** Draws the link that removes the keyword. */
  renderClear: (props: { className: string | undefined; children: ReactNode }) => ReactNode;
}

/** The box of a search and its button, within a form. */
export const SearchField = ({ keyword, placeholder, label, submit, large = false, renderClear }: SearchFieldProps) => {
  const size = large ? 20 : 18;
  return (
    <div className={`${styles.field} ${large ? styles.large : ''}`}>
      <div className={styles.box}>
        <Search size={size} aria-hidden="true" className={styles.icon} />
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={KEYWORD_MAXIMUM}
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
        />
        {keyword !== '' && renderClear({ className: styles.clear, children: <X size={size} aria-hidden="true" /> })}
      </div>
      <button type="submit" className="button button-primary">
        {submit}
      </button>
    </div>
  );
};
