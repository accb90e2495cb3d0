import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Field } from '#contract/kit/content/fields.ts';
import { t } from '#web/kit/texts.ts';
import { foundItems, LONG_LIST } from './found-items.ts';
import { summaryTexts } from './item-summary.tsx';
import styles from '../fields.module.css';

interface GroupRowsProps {
  item: Field;
  items: readonly unknown[];
  /** The item that is open: it stays in view. */
  opened: number | undefined;
  /** Controls next to the search for rows. */
  tools: ReactNode;
  /** Shows an item by its place. */
  children: (at: number) => ReactNode;
}

/** The rows of a list of groups; a long one has a search for rows. */
export const GroupRows = ({ item, items, opened, tools, children }: GroupRowsProps) => {
  const [keyword, setKeyword] = useState('');
  const isLong = items.length > LONG_LIST;
  const texts = items.map((one) => summaryTexts(item, one));
  const shown = foundItems(texts, isLong ? keyword : '', opened);
  return (
    <>
      {(isLong || tools) && (
        <div className={styles.treeTools}>
          {isLong && (
            <Input
              allowClear
              aria-label={t('content.treeSearch')}
              placeholder={t('content.treeSearch')}
              value={keyword}
              onChange={({ target }) => setKeyword(target.value)}
            />
          )}
          {tools}
        </div>
      )}
      {shown.length === 0 && items.length > 0 && <p className={styles.hint}>{t('content.treeNone')}</p>}
      <ul className={styles.items}>{shown.map(children)}</ul>
    </>
  );
};
