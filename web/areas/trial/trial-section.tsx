import { useState } from 'react';
import { useLocation } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import type { getPanel } from '#contract/trial/panel.ts';
import {
  TRIAL_PICTURE_HOURS,
  TRIAL_PICTURE_MAXIMUM_BYTES,
  TRIAL_PICTURE_MAXIMUM_PIXELS,
  TRIAL_PICTURE_MINIMUM_SIDE,
} from '#contract/trial/limits.ts';
import { t } from '#web/kit/texts.ts';
import { useUser } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import type { Asked, Carried } from './asked.ts';
import { IdlePlace } from './idle-place.tsx';
import { loadPanel } from './load-panel.ts';
import { NoEngine } from './no-engine.tsx';
import { SampleStrip } from './sample-strip.tsx';
import frame from './trial.module.css';
import { TrialFacts } from './trial-facts.tsx';

interface TrialSectionProps {
  ability: AbilityDetail;
  /** `null` if it could not be loaded. */
  panel: AnswerOf<typeof getPanel> | null;
}

const Equipped = ({ ability, panel }: { ability: AbilityDetail; panel: AnswerOf<typeof getPanel> }) => {
  const [wanted, setWanted] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [chosen, setChosen] = useState<string>();
  const carried = (useLocation().state as Carried | null)?.trialPicture;
  // Loads the panel's script on the first sign of interest, and for users, who have pictures of their own.
  const user = useUser();
  const late = useLazyComponent(loadPanel, wanted || !!carried || !!user, () => setWanted(false));
  const want = () => setWanted(true);
  const pick = (sampleId: string) => {
    want();
    setAsked({ sampleId });
  };
  const idle = <IdlePlace first={panel.samples[0]} busy={!!asked} onPick={pick} />;
  const limits = (
    <p className={frame.hint}>
      {t('trial.own.limits', {
        size: TRIAL_PICTURE_MAXIMUM_BYTES / 1_048_576,
        pixels: TRIAL_PICTURE_MAXIMUM_PIXELS / 10_000,
        side: TRIAL_PICTURE_MINIMUM_SIDE,
        hours: TRIAL_PICTURE_HOURS,
      })}
    </p>
  );
  const expected = (
    <div className={frame.expected}>
      <h3 className={frame.title}>{t('trial.idle.result')}</h3>
      <ul>
        {panel.finds.map((kind) => (
          <li key={kind}>{t(`trial.finds.${kind}`)}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className={frame.frame} onPointerEnter={want} onFocus={want} onDragEnter={want}>
      <SampleStrip samples={panel.samples} chosen={chosen ?? asked?.sampleId} onPick={pick} />
      {late ? (
        <late.TrialPanel {...{ ability, panel, asked, carried, frame, idle, limits, expected }} onChosen={setChosen} />
      ) : (
        <>
          <div className={frame.own}>
            <h3 className={frame.title}>{t('trial.own')}</h3>
            {limits}
          </div>
          {idle}
          <div className={frame.results}>{expected}</div>
        </>
      )}
      <TrialFacts panel={panel} />
    </div>
  );
};

/** The section of an ability's page where a user tries it. */
export const TrialSection = ({ ability, panel }: TrialSectionProps) => {
  if (!panel) return <p className={frame.hint}>{t('trial.away')}</p>;
  return panel.engine ? <Equipped ability={ability} panel={panel} /> : <NoEngine abilityNo={ability.abilityNo} />;
};
