import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import type { OwnPicture } from '#contract/trial/calls.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import { CallCodePlace } from '#web/areas/api/public/call-code-place.tsx';
import { useUser } from '#web/kit/session/user.ts';
import { openLogin } from '#web/kit/shell/require-login.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { downloadBlob } from '#web/kit/ui/download-text.ts';
import { useUndisturbed } from '#web/kit/ui/interruptions.ts';
import type { Asked } from '../asked.ts';
import { drawResult } from '../overlay/draw-result.ts';
import { type Layer, layersOf, shapesOf } from '../overlay/shapes.ts';
import { Stage } from '../overlay/stage.tsx';
import { wishesOf } from '../picture/advice.ts';
import { countOf } from '../results/group-fields.ts';
import { ResultTabs, type Tab } from '../results/result-tabs.tsx';
import type { PagePanel } from '../stored/page-panel.ts';
import { AdviceBox, CancelledBox, ErrorBox } from './messages.tsx';
import { OtherAbility } from './pictures/other-ability.tsx';
import { OwnPictures } from './pictures/own-pictures.tsx';
import styles from './panel.module.css';
import { PictureActions } from './pictures/picture-actions.tsx';
import { batchPath } from '#contract/api/job-states.ts';
import { QuotaLine } from './quota-line.tsx';
import { busyText, RunState } from './run-state.tsx';
import { shownPicture } from './pictures/shown-picture.ts';
import type { Slots } from './slots.ts';
import { useIncoming } from './pictures/use-incoming.ts';
import { useLeftRun } from './left/use-left-run.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useOwnPictures } from './pictures/use-own-pictures.ts';
import { pictureInCode } from './picture-in-code.ts';
import { useQuota } from './use-quota.ts';
import { TargetChoice } from './target-choice.tsx';
import { answerOf, isBusy, type Trial, useTrial } from './use-trial.ts';

/** Suppresses interruptions while a trial is running. */
const Undisturbed = () => {
  useUndisturbed();
  return null;
};

const NONE: ReadonlySet<string> = new Set();
const NO_LABELS: readonly string[] = [];

/** Returns the paste shortcut of the platform. */
const pasteKeys = () => (/Mac|iP/.test(navigator.platform) ? '⌘V' : 'Ctrl+V');

interface TrialPanelProps extends Slots {
  ability: AbilityDetail;
  panel: PagePanel;
  asked: Asked | undefined;
  /** The ID of the user's picture that another panel passed on. */
  carried: string | undefined;
  /** The last control of the section that had the focus. */
  focused: RefObject<HTMLElement | null>;
}

/** The model that gave the result, and how long it took. */
const AnsweredBy = ({ answer }: { answer: Recognition }) => (
  <p className={styles.by}>
    {t(answer.fields.length > 0 ? 'trialPanel.result.by' : 'trialPanel.result.byScores', {
      model: answer.model,
      version: answer.version,
      milliseconds: answer.milliseconds,
    })}
  </p>
);

type AsCodeProps = Pick<Trial, 'subject'> & { abilityNo: number; threshold: number; labels: readonly string[] };

/** The same call for a program, as it is on screen. */
const AsCode = ({ subject, ...call }: AsCodeProps) =>
  subject && <CallCodePlace title={t('trialPanel.result.code')} call={{ ...call, picture: pictureInCode(subject) }} />;

/** The area of a result, marked if it is not the result of the file that the message above it names. */
const AnswerPlace = ({ isEarlier, children }: { isEarlier: boolean; children: ReactNode }) => (
  <section
    className={isEarlier ? styles.apart : undefined}
    aria-label={isEarlier ? t('trialPanel.result.earlier') : undefined}
  >
    {isEarlier && <h4 className={styles.apartTitle}>{t('trialPanel.result.earlier')}</h4>}
    {children}
  </section>
);

interface StageCoverProps {
  trial: Trial;
  /** The shown result belongs to an earlier picture than the message. */
  isEarlier: boolean;
  /** A file is dragged over the stage. */
  over: boolean;
}

/** The layer over the picture. */
const StageCover = ({ trial: { subject, phase, cancel }, isEarlier, over }: StageCoverProps) => (
  <>
    {isBusy(phase) && <RunState key={phase.name} phase={phase} onCancel={cancel} />}
    {over && <p className={styles.drop}>{t('trialPanel.stage.drop')}</p>}
    {isEarlier && (
      <p className={styles.earlier}>
        <span>{t(subject ? 'trialPanel.stage.earlier' : 'trialPanel.stage.sample')}</span>
      </p>
    )}
  </>
);

/** The stage before a picture is on it. */
const EmptyStage = ({ isUser, idle, children }: { isUser: boolean; idle: ReactNode; children: ReactNode }) => (
  <div className={styles.empty}>
    {idle}
    {isUser && <p className={styles.dropHint}>{t('trialPanel.stage.dropHint', { keys: pasteKeys() })}</p>}
    {children}
  </div>
);

interface TrialNoticeProps {
  trial: Trial;
  /** Tries the picture again; absent if that is impossible. */
  again: (() => void) | undefined;
  /** Lets the user choose another picture. */
  onChange: () => void;
  /** Shown before there is a result. */
  expected: ReactNode;
}

/** The actions for a trial that is not done. */
const TrialNotice = ({ trial, again, onChange, expected }: TrialNoticeProps) => {
  const { phase } = trial;
  const answer = answerOf(phase);
  if (phase.name === 'advised') return <AdviceBox advice={phase.advice} onGoOn={trial.again} onChange={onChange} />;
  if (phase.name === 'cancelled') return <CancelledBox onAgain={answer ? undefined : again} />;
  if (phase.name === 'failed')
    return (
      <ErrorBox
        trialError={phase.trialError}
        canRetry={again !== undefined}
        onRetry={trial.again}
        onChange={onChange}
      />
    );
  return !answer && expected;
};

interface GivenPicture extends Pick<TrialPanelProps, 'panel' | 'asked' | 'carried'> {
  pictures: readonly OwnPicture[];
  onGiven: Trial['start'];
}

/** Tries a sample that the page requests, or a picture that another panel passed on. */
const useGivenPicture = ({ panel, asked, carried, pictures, onGiven }: GivenPicture) => {
  const onAsked = useEffectEvent((wish: Asked) => {
    const sample = panel.samples.find(({ sampleId }) => sampleId === wish.sampleId);
    if (sample) onGiven({ kind: 'sample', sample });
  });
  useEffect(() => {
    if (asked) onAsked(asked);
  }, [asked]);

  const navigate = useNavigate();
  const onCarried = useEffectEvent((pictureId: string) => {
    const picture = pictures.find((one) => one.pictureId === pictureId);
    if (!picture) return;
    // Removes it from the history, so that neither a reload nor going back tries it again.
    void navigate('#trial', { replace: true, state: null, preventScrollReset: true });
    onGiven({ kind: 'own', picture });
  });
  useEffect(() => {
    if (carried !== undefined && pictures.length > 0) onCarried(carried);
  }, [carried, pictures]);
};

/** Marks the sample on the stage among the buttons of the samples, which the server rendered. */
const usePressed = (sampleId: string | undefined) =>
  useEffect(() => {
    for (const button of Array.from(document.querySelectorAll('[aria-pressed][data-sample]')))
      button.setAttribute('aria-pressed', String(button.getAttribute('data-sample') === sampleId));
  }, [sampleId]);

/** Tries an ability on samples and on the user's pictures. */
export const TrialPanel = ({ ability, panel, focused, frame, idle, expected, ...given }: TrialPanelProps) => {
  const { abilityNo } = ability;
  const user = useUser();
  const { quota, setQuota, refresh } = useQuota(abilityNo);
  const own = useOwnPictures();
  const wishes = useMemo(() => wishesOf(ability), [ability]);
  const [labels, setLabels] = useState(NO_LABELS);
  const trial = useTrial({
    abilityNo,
    labels,
    wishes,
    quota,
    onQuota: setQuota,
    onFailed: () => void refresh(),
    onUploaded: own.add,
  });
  const { subject, phase } = trial;
  useRestoredFocus(focused, phase);
  const answer = answerOf(phase);

  const [tab, setTab] = useState<Tab>('json');
  const [layer, setLayer] = useState<Layer>('targets');
  const [threshold, setThreshold] = useState(0);
  const [captions, setCaptions] = useState(true);
  const [active, setActive] = useState(NONE);
  const input = useRef<HTMLInputElement>(null);

  const point = (ids: readonly string[]) => setActive(ids.length > 0 ? new Set(ids) : NONE);
  const choose = () => (user ? input.current?.click() : openLogin('#trial'));
  const takeFile = (file: File) => {
    if (user) void trial.startFile(file);
    else openLogin('#trial');
  };
  const { over, zone } = useIncoming(takeFile);
  const showTab = (next: Tab) => {
    setTab(next);
    if (next !== 'json') setLayer(next);
  };

  useGivenPicture({ panel, ...given, pictures: own.pictures, onGiven: trial.start });

  useLeftRun(abilityNo, (left) => {
    setLabels(left.labels ?? NO_LABELS);
    void trial.takeUp(left, panel.samples);
  });

  const onAnswer = useEffectEvent(() => {
    const [first = 'json'] = answer ? layersOf(answer) : [];
    showTab(first);
    setThreshold(0);
    setActive(NONE);
    const kept = answer?.pictureId;
    if (kept !== undefined && !own.pictures.some(({ pictureId }) => pictureId === kept)) void own.refresh();
  });
  useEffect(() => onAnswer(), [answer]);

  const sampleId = subject?.kind === 'sample' ? subject.sample.sampleId : undefined;
  usePressed(sampleId);

  const shown = subject && shownPicture(subject);
  const shapes = useMemo(() => (answer ? shapesOf(answer, layer, threshold) : []), [answer, layer, threshold]);
  const busy = isBusy(phase);
  const isRemoved = subject && 'removed' in subject && subject.removed;
  const pictureId = subject?.kind === 'own' && !subject.removed ? subject.picture.pictureId : undefined;
  const isUnread = phase.name === 'cancelled' && phase.isUnread;
  const isEarlier = isUnread || (phase.name === 'failed' && phase.trialError.isUnread === true);
  const again = subject && !isRemoved && !isUnread ? trial.again : undefined;
  const download = async (src: string) => {
    if (!shown || !answer) return;
    try {
      downloadBlob(`${answer.requestId}.png`, await drawResult({ ...shown, src, shapes, captions }));
    } catch {
      showNotice(t('trialPanel.result.notDrawn'), 'danger');
    }
  };
  const remove = async (removed: string) => {
    await trial.hold(removed);
    await own.remove(removed);
    trial.removed(removed);
  };
  const summary =
    phase.name === 'done' &&
    answer &&
    t('trialPanel.state.told', { count: countOf(answer, layersOf(answer)[0] ?? 'targets') });
  const cover = <StageCover {...{ trial, isEarlier, over }} />;
  return (
    <>
      {phase.name !== 'idle' && <Undisturbed />}
      <OwnPictures
        {...{ frame, own, input }}
        chosen={pictureId}
        onFile={takeFile}
        onPicture={(picture) => trial.start({ kind: 'own', picture })}
        onAddress={trial.startAddress}
        onAddressClosed={trial.giveUpAddress}
        onRemove={remove}
      />
      <div className={frame.stage} {...zone}>
        {panel.choices.length > 0 && (
          <div className={frame.choices}>
            <TargetChoice choices={panel.choices} chosen={labels} onChange={setLabels} />
          </div>
        )}
        {shown ? (
          <Stage
            {...shown}
            busy={busy}
            shapes={shapes}
            captions={captions}
            onCaptions={setCaptions}
            active={active}
            onActive={(id) => point(id === undefined ? [] : [id])}
          >
            {cover}
          </Stage>
        ) : (
          <EmptyStage isUser={!!user} idle={idle}>
            {cover}
          </EmptyStage>
        )}
        <PictureActions
          quota={<QuotaLine quota={quota} batch={user ? batchPath(abilityNo) : undefined} />}
          onAgain={answer && again}
          onDownload={answer && shown?.src ? () => void download(shown.src) : undefined}
          other={user && pictureId && !busy && <OtherAbility abilityNo={abilityNo} pictureId={pictureId} />}
        />
      </div>
      <div className={frame.results}>
        <p className="sr-only" role="status">
          {busy ? busyText(phase) : summary || ''}
        </p>
        <TrialNotice
          trial={trial}
          again={again}
          onChange={choose}
          // The stored result must be taken neither for that of another picture, nor for that of the run.
          expected={subject ? <p className={styles.coming}>{t('trialPanel.result.coming')}</p> : expected}
        />
        {answer && (
          <AnswerPlace isEarlier={isEarlier}>
            <ResultTabs
              answer={answer}
              tab={tab}
              onTab={showTab}
              threshold={threshold}
              onThreshold={setThreshold}
              active={active}
              onActive={point}
            />
            <AnsweredBy answer={answer} />
            <AsCode {...{ abilityNo, subject, threshold, labels }} />
          </AnswerPlace>
        )}
      </div>
    </>
  );
};
