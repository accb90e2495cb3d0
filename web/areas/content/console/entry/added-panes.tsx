import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { EntryPane } from '#web/kit/area.ts';
import { EntryPanes } from '#web/kit/console/entry-panes.ts';
import { useOperator } from '#web/kit/console/operator.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import type { Pane } from './panes.tsx';

/** A pane that an area has added to the editor of its kind. */
export interface AddedPane {
  pane: Exclude<Pane, 'form'>;
  title: string;
  /** How many things wait there. */
  count: number;
  content: ReactNode;
}

const paneOf = ({ name }: EntryPane) => `added-${name}` as const;

interface LazyPaneProps {
  pane: EntryPane;
  entryId: string;
  onAct: () => void;
}

const LazyPane = ({ pane, entryId, onAct }: LazyPaneProps) => {
  const part = useLazyComponent(pane.load, true);
  return part ? <part.Pane entryId={entryId} onAct={onAct} /> : null;
};

/** Returns the panes that areas have added for entries of a kind. The hash of the address opens one of them. */
export const useAddedPanes = (kind: string, entryId: string, open: (pane: Pane) => void): readonly AddedPane[] => {
  const { permissionCodes } = useOperator();
  const panes = useContext(EntryPanes).filter(
    (pane) => pane.kind === kind && permissionCodes.includes(pane.permission),
  );
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const count = (pane: EntryPane) =>
    void pane.count(entryId).then(
      (found) => setCounts((before) => ({ ...before, [pane.name]: found })),
      // The title works without the number.
      () => {},
    );
  useEffect(() => {
    for (const pane of panes) count(pane);
    const asked = panes.find(({ name }) => window.location.hash === `#${name}`);
    if (asked) open(paneOf(asked));
    // oxlint-disable-next-line react/exhaustive-deps -- Once for an entry.
  }, [entryId]);
  return panes.map((pane) => ({
    pane: paneOf(pane),
    title: t(pane.title),
    count: counts[pane.name] ?? 0,
    content: <LazyPane key={pane.name} pane={pane} entryId={entryId} onAct={() => count(pane)} />,
  }));
};
