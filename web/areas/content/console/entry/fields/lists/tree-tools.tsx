import { Button, Input } from 'antd';
import { t } from '#web/kit/texts.ts';
import styles from '../fields.module.css';

interface TreeToolsProps {
  keyword: string;
  onKeyword: (keyword: string) => void;
  /** Whether some branch is folded: the button then unfolds all. */
  isSomeFolded: boolean;
  onFoldAll: (fold: boolean) => void;
  /** Whether a search finds nothing. */
  isNothing: boolean;
}

/** The search for rows of a tree, and the button that folds or unfolds all branches. */
export const TreeTools = ({ keyword, onKeyword, isSomeFolded, onFoldAll, isNothing }: TreeToolsProps) => (
  <>
    <div className={styles.treeTools}>
      <Input
        allowClear
        aria-label={t('content.treeSearch')}
        placeholder={t('content.treeSearch')}
        value={keyword}
        onChange={({ target }) => onKeyword(target.value)}
      />
      <Button disabled={keyword.trim() !== ''} onClick={() => onFoldAll(!isSomeFolded)}>
        {t(isSomeFolded ? 'content.unfoldAll' : 'content.foldAll')}
      </Button>
    </div>
    {isNothing && <p className={styles.hint}>{t('content.treeNone')}</p>}
  </>
);
