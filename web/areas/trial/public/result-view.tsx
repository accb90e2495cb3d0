import { useMemo, useState } from 'react';
import { type Layer, layersOf, shapesOf } from '../overlay/shapes.ts';
import { Stage } from '../overlay/stage.tsx';
import type { ShownAnswer } from '../results/json-text.ts';
import { ResultTabs, type Tab } from '../results/result-tabs.tsx';
import styles from './result-view.module.css';

interface ResultViewProps {
  answer: ShownAnswer;
  /** The address of the picture; absent if it was removed. */
  src: string | undefined;
  /** Describes the picture. */
  label: string;
}

const NONE: ReadonlySet<string> = new Set();

/** A result over its picture, with its lists and its JSON. Its texts are in the bundle `late`. */
export const ResultView = ({ answer, src, label }: ResultViewProps) => {
  const first = layersOf(answer)[0];
  const [tab, setTab] = useState<Tab>(first ?? 'json');
  const [layer, setLayer] = useState<Layer>(first ?? 'targets');
  const [threshold, setThreshold] = useState(0);
  const [captions, setCaptions] = useState(true);
  const [active, setActive] = useState(NONE);
  const shapes = useMemo(() => shapesOf(answer, layer, threshold), [answer, layer, threshold]);
  const point = (ids: readonly string[]) => setActive(ids.length > 0 ? new Set(ids) : NONE);
  const showTab = (next: Tab) => {
    setTab(next);
    if (next !== 'json') setLayer(next);
  };
  return (
    <div className={styles.view}>
      <Stage
        src={src}
        label={label}
        size={answer}
        shapes={shapes}
        captions={captions}
        onCaptions={setCaptions}
        active={active}
        onActive={(id) => point(id === undefined ? [] : [id])}
      />
      <ResultTabs
        answer={answer}
        tab={tab}
        onTab={showTab}
        threshold={threshold}
        onThreshold={setThreshold}
        active={active}
        onActive={point}
      />
    </div>
  );
};
