import { t } from '#web/kit/texts.ts';
import results from '../results/results.module.css';
import frame from '../trial.module.css';
import { IdlePlace } from './idle-place.tsx';
import { type PagePanel, storedFound } from './page-panel.ts';
import { StoredList } from './stored-list.tsx';
import { StoredPlace } from './stored-place.tsx';

/** The number of choices that fill a line. */
const NAMED = 15;

/** The stage as the section opens. A button with `data-sample` tries that sample. */
export const OpeningStage = ({ panel }: { panel: PagePanel }) => {
  const [first] = panel.samples;
  const found = storedFound(panel);
  const { choices } = panel;
  return (
    <>
      {choices.length > 0 && (
        <p className={frame.offer}>
          {t('trialPanel.choice.offer', { count: choices.length, names: choices.slice(0, NAMED).join('、') })}
        </p>
      )}
      {first && found ? <StoredPlace {...{ panel, found }} sample={first} /> : <IdlePlace first={first} />}
    </>
  );
};

/** The result as the section opens: a stored one, or what the engine will give. */
export const OpeningResult = ({ panel }: { panel: PagePanel }) => {
  const found = storedFound(panel);
  if (found)
    return (
      <div className={results.results}>
        <StoredList found={found} />
      </div>
    );
  return (
    <div className={frame.expected}>
      <h3 className={frame.title}>{t('trialPanel.idle.result')}</h3>
      <ul>
        {panel.finds.map((kind) => (
          <li key={kind}>{t(`trialPanel.finds.${kind}`)}</li>
        ))}
      </ul>
    </div>
  );
};
