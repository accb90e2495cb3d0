import { t } from '#web/kit/texts.ts';
import { OwnLimits } from '../own-limits.tsx';
import results from '../results/results.module.css';
import frame from '../trial.module.css';
import { IdlePlace } from './idle-place.tsx';
import { type PagePanel, storedFound } from './page-panel.ts';
import { StoredList } from './stored-list.tsx';
import { StoredPlace } from './stored-place.tsx';

/** The stage as the section opens. A button with `data-sample` tries that sample. */
export const OpeningStage = ({ panel }: { panel: PagePanel }) => {
  const [first] = panel.samples;
  const found = storedFound(panel);
  return first && found ? <StoredPlace {...{ panel, found }} sample={first} /> : <IdlePlace first={first} />;
};

/** What can be done with own pictures, before it is known who is there. */
export const OpeningOwn = () => (
  <>
    <OwnLimits />
    <p>{t('trialPanel.own.loginHint')}</p>
  </>
);

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
