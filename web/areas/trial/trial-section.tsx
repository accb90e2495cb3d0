import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';
import { useUser } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import type { Asked, Carried } from './asked.ts';
import { loadPanel } from './load-panel.ts';
import { NoEngine } from './no-engine.tsx';
import overlay from './overlay/overlay.module.css';
import results from './results/results.module.css';
import strip from './sample-strip.module.css';
import { Kept, useKeeper } from './stored/kept.tsx';
import type { PagePanel } from './stored/page-panel.ts';
import { onServer } from './stored/server-parts.ts';
import stored from './stored/stored.module.css';
import frame from './trial.module.css';
import facts from './trial-facts.module.css';
import { VisitorOwn } from './visitor-own.tsx';

interface TrialSectionProps {
  ability: AbilityDetail;
  /** `null` if it could not be loaded. */
  panel: PagePanel | null;
}

const Equipped = ({ ability, panel }: { ability: AbilityDetail; panel: PagePanel }) => {
  const [wanted, setWanted] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [chosen, setChosen] = useState<string>();
  const carried = (useLocation().state as Carried | null)?.trialPicture;
  // Loads the panel's script on the first sign of interest, and for users, who have pictures of their own.
  const user = useUser();
  const isWanted = wanted || !!carried || !!user;
  // After a move within the site, the parts that the server renders otherwise come with the panel's script.
  const [isRendered, setRendered] = useState(panel.isRendered);
  const late = useLazyComponent(loadPanel, isWanted || !isRendered, () => setWanted(false));
  // The panel does not replace a button while it is being pressed: the click would be lost.
  const [isPressed, setPressed] = useState(false);
  const [isLive, setLive] = useState(false);
  if (late && isWanted && !isPressed && !isLive) setLive(true);
  const want = () => setWanted(true);
  const press = () => setPressed(true);
  const release = () => setPressed(false);
  const onClick = ({ target }: MouseEvent) => {
    release();
    const sampleId = (target as Element).closest<HTMLElement>('[data-sample]')?.dataset.sample;
    if (!sampleId) return;
    want();
    setAsked({ sampleId });
  };
  const lose = () => setRendered(undefined);
  const keep = [useKeeper(lose), useKeeper(lose), useKeeper(lose), useKeeper(lose)] as const;
  const parts = onServer.parts ?? (isRendered ? undefined : late?.storedParts);
  const waiting = !isRendered && <i />;
  const shown = chosen ?? asked?.sampleId;
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const button of Array.from(document.querySelectorAll('[aria-pressed][data-sample]')))
      button.setAttribute('aria-pressed', String(button.getAttribute('data-sample') === shown));
  }, [shown]);
  const idle = (
    <Kept className={stored.opening} keep={keep[0]}>
      {parts ? <parts.OpeningStage panel={panel} /> : waiting}
    </Kept>
  );
  const expected = (
    <Kept className={results.opening} keep={keep[1]}>
      {parts ? <parts.OpeningResult panel={panel} /> : waiting}
    </Kept>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The buttons in it are those that the server rendered.
    <div
      className={`${frame.frame} ${overlay.still}`}
      onClick={onClick}
      onPointerEnter={want}
      onPointerDown={press}
      onPointerLeave={release}
      onPointerCancel={release}
      onFocus={({ target }) => {
        focused.current = target;
        want();
      }}
      onDragEnter={want}
    >
      <Kept className={strip.samples} keep={keep[2]}>
        {parts ? <parts.SampleStrip samples={panel.samples} /> : waiting}
      </Kept>
      {late && isLive ? (
        <late.TrialPanel {...{ ability, panel, asked, carried, focused, frame, idle, expected }} onChosen={setChosen} />
      ) : (
        <>
          <VisitorOwn />
          <div className={frame.stage}>
            {idle}
            <div className={frame.below} />
          </div>
          <div className={frame.results}>{expected}</div>
        </>
      )}
      <Kept className={facts.facts} keep={keep[3]}>
        {parts ? <parts.TrialFacts panel={panel} /> : waiting}
      </Kept>
    </div>
  );
};

/** The section of an ability's page where a user tries it. */
export const TrialSection = ({ ability, panel }: TrialSectionProps) => {
  if (!panel) return <p className={frame.hint}>{t('trial.away')}</p>;
  return panel.engine ? <Equipped ability={ability} panel={panel} /> : <NoEngine abilityNo={ability.abilityNo} />;
};
