import { Button, Drawer } from 'antd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyList } from '#contract/kit/list/define-list.ts';
import { type TextKey, t } from '../texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { ListView } from './define-list-page.ts';
import styles from './list-drawer.module.css';
import { KeysEnabled } from './page-keys.ts';

const ICON_PX = 16;

export interface ListDrawerProps<L extends AnyList, Row extends object, Opened extends object> {
  view: ListView<L, { list: readonly Row[] }, Opened>;
  rowKey: keyof Row & string;
  /** In pixels. On narrower pages the drawer uses the width there is. */
  width: number;
  /** The title while no row is loaded. */
  label: TextKey;
  renderTitle: (opened: Opened) => ReactNode;
  /** The text if no such row exists. */
  missing: TextKey;
  /** Whether the list stays usable next to the drawer. */
  beside?: boolean;
  /** Shows buttons that open the previous and the next row, with these names. */
  steps?: { previous: TextKey; next: TextKey };
  children: (opened: Opened) => ReactNode;
}

/** Moves the focus to the title when another row opens, so that screen readers start at the top too. */
const useFromTop = (id: string | undefined) => {
  const title = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current !== undefined && id !== undefined && id !== shown.current) {
      title.current?.focus();
      title.current?.closest('[role="dialog"]')?.querySelector('.ant-drawer-body')?.scrollTo(0, 0);
    }
    shown.current = id;
  }, [id]);
  return title;
};

interface StepProps {
  label: TextKey;
  icon: typeof ArrowUp;
  to: string | undefined;
  open: (id: string) => void;
}

const Step = ({ label, icon: Icon, to, open }: StepProps) => (
  <Button
    type="text"
    icon={<Icon size={ICON_PX} aria-hidden="true" />}
    aria-label={t(label)}
    title={t(label)}
    disabled={to === undefined}
    onClick={() => to !== undefined && open(to)}
  />
);

/** Shows the open row next to the list. */
export const ListDrawer = <L extends AnyList, Row extends object, Opened extends object>(
  props: ListDrawerProps<L, Row, Opened>,
) => {
  const { view, rowKey, width, label, renderTitle, missing, beside = false, steps, children } = props;
  const { opened, found, open } = view;
  const { id } = view.query as { id?: string };
  const [last, setLast] = useState(opened);
  // Keeps the content visible until the drawer has slid away.
  if (opened !== undefined && opened !== last) setLast(opened);
  const shown = opened === undefined ? last : opened;
  const from = useFromTop(id);
  const ids = found.list.map((row) => String(row[rowKey]));
  const at = id === undefined ? -1 : ids.indexOf(id);
  const idAt = (by: 1 | -1) => (at === -1 ? undefined : ids[at + by]);
  return (
    <Drawer
      open={opened !== undefined}
      size={width}
      mask={!beside}
      destroyOnHidden
      onClose={() => open(undefined)}
      title={
        <div ref={from} tabIndex={-1} className={styles.title}>
          {shown ? renderTitle(shown) : t(label)}
        </div>
      }
      extra={
        steps && (
          <div className={styles.steps}>
            <Step label={steps.previous} icon={ArrowUp} to={idAt(-1)} open={open} />
            <Step label={steps.next} icon={ArrowDown} to={idAt(1)} open={open} />
          </div>
        )
      }
    >
      <KeysEnabled value={opened !== undefined}>
        {shown ? children(shown) : <EmptyState searched title={t(missing)} />}
      </KeysEnabled>
    </Drawer>
  );
};
