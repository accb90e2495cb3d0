import { Button, Checkbox } from 'antd';
import { type PermissionItem, permissionItems } from '#contract/organisation/items.ts';
import { t } from '#web/kit/texts.ts';
import styles from './item-choice.module.css';
import { itemSentence, itemWord } from '../labels.ts';

interface ItemChoiceProps {
  value?: readonly PermissionItem[];
  onChange?: (items: readonly PermissionItem[]) => void;
}

/** The list of permission items, each with what it opens. */
export const ItemChoice = ({ value = [], onChange }: ItemChoiceProps) => {
  const all = value.length === permissionItems.length;
  return (
    <div>
      <div className={styles.all}>
        <Button type="link" size="small" onClick={() => onChange?.(all ? [] : permissionItems)}>
          {t(all ? 'subAccounts.form.items.none' : 'subAccounts.form.items.all')}
        </Button>
      </div>
      <ul className={styles.items}>
        {permissionItems.map((item) => (
          <li key={item}>
            <Checkbox
              checked={value.includes(item)}
              onChange={({ target }) =>
                onChange?.(permissionItems.filter((other) => (other === item ? target.checked : value.includes(other))))
              }
            >
              <span className={styles.name}>{itemWord(item)}</span>
              <span className={styles.what}>{itemSentence(item)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
};
