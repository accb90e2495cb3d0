import { useEffect, useId, useRef } from 'react';
import { TARGET_SCORE_MINIMUM } from '#contract/trial/limits.ts';
import { t } from '#web/kit/texts.ts';
import { TabList, TabPanel } from '#web/kit/ui/tabs/tabs.tsx';
import { bringIntoView } from '../overlay/into-view.ts';
import { type Layer, layersOf, scoreText } from '../overlay/shapes.ts';
import { FieldList } from './field-list.tsx';
import { TargetList, TextList } from './found-lists.tsx';
import { countOf } from './group-fields.ts';
import type { ShownAnswer } from './json-text.ts';
import { JsonView } from './json-view.tsx';
import type { Pointing } from './result-row.tsx';
import styles from './results.module.css';

export type Tab = Layer | 'json';

interface ResultTabsProps extends Pointing {
  answer: ShownAnswer;
  tab: Tab;
  onTab: (tab: Tab) => void;
  threshold: number;
  onThreshold: (threshold: number) => void;
}

const HUNDRED = 100;

const Threshold = ({
  layer,
  threshold,
  onThreshold,
  answer,
}: Omit<ResultTabsProps, 'tab' | 'onTab'> & { layer: Layer }) => {
  const id = useId();
  if (layer === 'fields') return null;
  const least = layer === 'targets' ? TARGET_SCORE_MINIMUM : 0;
  const all = answer[layer];
  const shown = all.filter(({ score }) => score >= threshold).length;
  return (
    <>
      <div className={styles.threshold}>
        <label htmlFor={id}>{t('trialPanel.result.threshold')}</label>
        <input
          id={id}
          type="range"
          min={least * HUNDRED}
          max={HUNDRED}
          value={Math.max(least, threshold) * HUNDRED}
          aria-valuetext={scoreText(Math.max(least, threshold))}
          onChange={({ currentTarget }) => onThreshold(Number(currentTarget.value) / HUNDRED)}
        />
        <span>{scoreText(Math.max(least, threshold))}</span>
        <span className={styles.shown}>{t('trialPanel.result.shown', { shown, all: all.length })}</span>
      </div>
      {shown === 0 && (
        <p className={styles.nothing}>{t('trialPanel.result.noneReaches', { score: scoreText(threshold) })}</p>
      )}
    </>
  );
};

/** Shows the results as lists linked with the picture, and as the JSON of the response. */
export const ResultTabs = ({ tab, onTab, ...rest }: ResultTabsProps) => {
  const { answer, threshold, active, onActive } = rest;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabs: Tab[] = [...layersOf(answer), 'json'];
  const pointing = { active, onActive };
  useEffect(() => {
    // Does not scroll the page of a user who has moved elsewhere.
    if (document.documentElement.hasAttribute('data-stage-in-sight')) bringIntoView(list.current, 'nearest');
  }, []);
  const nothing = tabs.length === 1;
  return (
    <div className={styles.results}>
      <TabList
        ref={list}
        id={id}
        label={t('trialPanel.result.tabs')}
        tabs={tabs.map((key) => ({
          key,
          text: `${t(`trialPanel.result.tab.${key}`)}${key === 'json' ? '' : ` ${countOf(answer, key)}`}`,
        }))}
        current={tab}
        onShow={onTab}
        className={styles.tabs}
      />
      {answer.notes.length > 0 && (
        <ul className={styles.notes}>
          {answer.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {nothing && <p className={styles.nothing}>{t('trialPanel.result.nothing')}</p>}
      {tab !== 'json' && <Threshold layer={tab} {...rest} />}
      <TabPanel id={id} current={tab} className={styles.panel} data-scroll="">
        {tab === 'targets' && <TargetList found={answer} threshold={threshold} {...pointing} />}
        {tab === 'texts' && <TextList found={answer} threshold={threshold} {...pointing} />}
        {tab === 'fields' && <FieldList found={answer} {...pointing} />}
        {tab === 'json' && <JsonView answer={answer} />}
      </TabPanel>
    </div>
  );
};
