import { useEffect, useRef } from 'react';
import { COMPARED_MOST } from '#contract/catalogue/comparison.ts';
import type { Choice } from './comparison-add.tsx';
import { useAddress } from './comparison-address.ts';
import { ComparisonGroup } from './comparison-group.tsx';
import { type ChosenAbility, ComparisonHeads } from './comparison-heads.tsx';
import type { Group } from './comparison-rows.ts';
import styles from './comparison-table.module.css';

/** Opens folded content while the page is printed. */
const usePrintedWhole = () => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = Array.from(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []);
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return root;
};

interface ComparisonTableProps {
  chosen: readonly ChosenAbility[];
  choices: readonly Choice[];
  groups: readonly Group[];
}

/** The column headers, which stay in view, and one table for each group. */
export const ComparisonTable = ({ chosen, choices, groups }: ComparisonTableProps) => {
  const { diff } = useAddress().shown;
  const root = usePrintedWhole();
  return (
    <div className={styles.scroller} data-columns={chosen.length} ref={root}>
      <div className={styles.inner}>
        <ComparisonHeads chosen={chosen} choices={choices} />
        {groups.map((group) => (
          <ComparisonGroup
            key={group.key}
            group={group}
            names={chosen.map(({ abilityName }) => abilityName)}
            free={chosen.length < COMPARED_MOST}
            diff={diff}
          />
        ))}
      </div>
    </div>
  );
};
