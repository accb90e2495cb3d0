import { type MouseEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';
import { useUser } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import type { Asked, Carried } from './asked.ts';
import { isRunLeft } from './left-mark.ts';
import { loadPanel } from './load-panel.ts';
import { NoEngine } from './no-engine.tsx';
import overlay from './overlay/overlay.module.css';
import results from './results/results.module.css';
import strip from './sample-strip.module.css';
import { ServerHtml, useServerHtml } from './stored/server-html.tsx';
import type { PagePanel } from './stored/page-panel.ts';
import { onServer } from './stored/server-parts.ts';
import type { storedParts } from './stored/stored-parts.ts';
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
  const [wanted, setWanted] = useState(() => isRunLeft(ability.abilityNo));
  const [asked, setAsked] = useState<Asked>();
  const carried = (useLocation().state as Carried | null)?.trialPicture;
  // Loads the panel's script on the first sign of interest, after a trial that was left, and for users, who have their
  // own pictures.
  const user = useUser();
  const isWanted = wanted || !!carried || !!user;
  // After a move within the site, the parts that the server renders otherwise come with the panel's script.
  const [isRendered, setRendered] = useState(panel.isRendered);
  const lazy = useLazyComponent(loadPanel, isWanted || !isRendered, () => {
    setWanted(false);
    setAsked(undefined);
  });
  // The panel does not replace a button while it is being pressed: the click would be lost.
  const [isPressed, setPressed] = useState(false);
  const [isLive, setLive] = useState(false);
  if (lazy && isWanted && !isPressed && !isLive) setLive(true);
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
  const htmlRef = [useServerHtml(lose), useServerHtml(lose), useServerHtml(lose), useServerHtml(lose)] as const;
  const parts = onServer.parts ?? (isRendered ? undefined : lazy?.storedParts);
  const waiting = !isRendered && <i />;
  const focused = useRef<HTMLElement>(null);
  const part = (at: 0 | 1 | 2 | 3, className: string | undefined, name: keyof typeof storedParts) => {
    const Part = parts?.[name];
    return (
      <ServerHtml className={className} htmlRef={htmlRef[at]}>
        {Part ? <Part panel={panel} /> : waiting}
      </ServerHtml>
    );
  };
  const idle = part(0, stored.opening, 'OpeningStage');
  const expected = part(1, results.opening, 'OpeningResult');
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
      {part(2, strip.samples, 'SampleStrip')}
      {lazy && isLive ? (
        <lazy.TrialPanel {...{ ability, panel, asked, carried, focused, frame, idle, expected }} />
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
      {part(3, facts.facts, 'TrialFacts')}
    </div>
  );
};

/** The section of an ability's page where a user tries it. */
export const TrialSection = ({ ability, panel }: TrialSectionProps) => {
  if (!panel) return <p className={frame.hint}>{t('trial.away')}</p>;
  return panel.engine ? <Equipped ability={ability} panel={panel} /> : <NoEngine abilityNo={ability.abilityNo} />;
};
