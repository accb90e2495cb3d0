import { Download } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '#contract/call.ts';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import type { getPanel } from '#contract/trial/panel.ts';
import { picturePath } from '#contract/trial/picture-path.ts';
import { useUser } from '#web/session/user.ts';
import { openLogin } from '#web/shell/require-login.ts';
import { t } from '#web/texts.ts';
import { showNotice } from '#web/ui/notice.tsx';
import type { Asked } from '../asked.ts';
import { drawResult } from '../overlay/draw-result.ts';
import { type Layer, layersOf, shapesOf } from '../overlay/shapes.ts';
import { Stage } from '../overlay/stage.tsx';
import { wishesOf } from '../picture/advice.ts';
import { countOf } from '../results/group-fields.ts';
import { ResultTabs, type Tab } from '../results/result-tabs.tsx';
import { AdviceBox, FaultBox } from './messages.tsx';
import { OtherAbility } from './other-ability.tsx';
import { OwnPictures } from './own-pictures.tsx';
import styles from './panel.module.css';
import { QuotaLine } from './quota-line.tsx';
import { RunState } from './run-state.tsx';
import { saveBlob } from './save-blob.ts';
import type { Slots } from './slots.ts';
import { useOwnPictures } from './use-own-pictures.ts';
import { useQuota } from './use-quota.ts';
import { type Subject, useTrial } from './use-trial.ts';

const ICON_PX = 16;
const NONE: ReadonlySet<string> = new Set();

interface TrialPanelProps extends Slots {
  ability: AbilityDetail;
  panel: AnswerOf<typeof getPanel>;
  asked: Asked | undefined;
  /** An own picture that was brought along. */
  carried: string | undefined;
  /** The sample on the stage, if one is. */
  onChosen: (sampleId: string | undefined) => void;
}

/** Address, size and name of what is on the stage. */
const shownOf = (
  subject: Subject | undefined,
  fetched: { pictureId?: string | undefined; width: number; height: number } | undefined,
) => {
  if (subject?.kind === 'sample') return { src: subject.sample.path, size: subject.sample, label: subject.sample.name };
  const label = t('trialPanel.stage.own');
  if (subject?.kind === 'own')
    return { src: subject.preview ?? picturePath(subject.picture.pictureId), size: subject.picture, label };
  if (subject?.kind === 'file') return { src: subject.local.url, size: subject.local, label };
  if (!subject || !fetched) return undefined;
  return { src: fetched.pictureId && picturePath(fetched.pictureId), size: fetched, label };
};

/** Tries an ability on samples and on pictures of one's own. */
export const TrialPanel = ({
  ability,
  panel,
  asked,
  carried,
  onChosen,
  frame,
  idle,
  limits,
  expected,
}: TrialPanelProps) => {
  const { abilityNo } = ability;
  const user = useUser();
  const { quota, setQuota, refresh } = useQuota(abilityNo);
  const own = useOwnPictures();
  const wishes = useMemo(() => wishesOf(ability), [ability]);
  const trial = useTrial({
    abilityNo,
    wishes,
    quota,
    onQuota: setQuota,
    onFailed: () => void refresh(),
    onUploaded: own.add,
  });
  const { subject, phase } = trial;
  const answer = phase.name === 'done' ? phase.answer : undefined;

  const [tab, setTab] = useState<Tab>('json');
  const [layer, setLayer] = useState<Layer>('targets');
  const [threshold, setThreshold] = useState(0);
  const [captions, setCaptions] = useState(true);
  const [active, setActive] = useState(NONE);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const point = (ids: readonly string[]) => setActive(ids.length > 0 ? new Set(ids) : NONE);
  const choose = () => (user ? input.current?.click() : openLogin());
  const takeFile = (file: File) => {
    if (user) void trial.startFile(file);
    else openLogin();
  };
  const showTab = (next: Tab) => {
    setTab(next);
    if (next !== 'json') setLayer(next);
  };

  const onAsked = useEffectEvent((wish: Asked) => {
    const sample = panel.samples.find(({ sampleId }) => sampleId === wish.sampleId);
    if (sample) trial.start({ kind: 'sample', sample });
  });
  useEffect(() => {
    if (asked) onAsked(asked);
  }, [asked]);

  const navigate = useNavigate();
  const onCarried = useEffectEvent((pictureId: string) => {
    const picture = own.pictures.find((one) => one.pictureId === pictureId);
    if (!picture) return;
    // Out of the history, so that neither a reload nor the way back tries it once more.
    void navigate('#trial', { replace: true, state: null, preventScrollReset: true });
    trial.start({ kind: 'own', picture });
  });
  useEffect(() => {
    if (carried !== undefined && own.pictures.length > 0) onCarried(carried);
  }, [carried, own.pictures]);

  const onAnswer = useEffectEvent(() => {
    const [first = 'json'] = answer ? layersOf(answer) : [];
    showTab(first);
    setThreshold(0);
    setActive(NONE);
    if (answer?.pictureId && subject?.kind === 'address') void own.refresh();
  });
  useEffect(() => onAnswer(), [answer]);

  const sampleId = subject?.kind === 'sample' ? subject.sample.sampleId : undefined;
  useEffect(() => onChosen(sampleId), [sampleId, onChosen]);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = Array.from(event.clipboardData?.files ?? []);
    if (!file || (event.target as Element).closest('input, textarea, dialog')) return;
    event.preventDefault();
    takeFile(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const onDrag = (event: DragEvent) => {
    if (!Array.from(event.dataTransfer.types).includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const [file] = Array.from(event.dataTransfer.files);
    if (!file) return;
    event.preventDefault();
    takeFile(file);
  };

  const shown = shownOf(subject, answer);
  const shapes = answer ? shapesOf(answer, layer, threshold) : [];
  const busy = phase.name === 'checking' || phase.name === 'uploading' || phase.name === 'running';
  const pictureId = subject?.kind === 'own' ? subject.picture.pictureId : answer?.pictureId;
  const download = async () => {
    if (!shown?.src || !answer) return;
    try {
      saveBlob(`${answer.requestId}.png`, await drawResult({ ...shown, src: shown.src, shapes, captions }));
    } catch {
      showNotice(t('trialPanel.result.notDrawn'), 'danger');
    }
  };
  const told = answer && t('trialPanel.state.told', { count: countOf(answer, layersOf(answer)[0] ?? 'targets') });
  const over_ = (
    <>
      {busy && <RunState key={phase.name} phase={phase} onCancel={trial.cancel} />}
      {phase.name === 'advised' && <AdviceBox advice={phase.advice} onGoOn={trial.again} onChange={choose} />}
      {phase.name === 'failed' && (
        <FaultBox fault={phase.fault} canRetry={subject !== undefined} onRetry={trial.again} onChange={choose} />
      )}
      {over && <p className={styles.drop}>{t('trialPanel.stage.drop')}</p>}
    </>
  );
  return (
    <>
      <OwnPictures
        {...{ frame, limits }}
        own={own}
        chosen={pictureId}
        input={input}
        onFile={takeFile}
        onPicture={(picture) => trial.start({ kind: 'own', picture })}
        onAddress={(address) => trial.start({ kind: 'address', address })}
        onRemoved={(removed) => {
          if (removed === pictureId) trial.clear();
        }}
      />
      <div className={frame.stage} onDragOver={onDrag} onDragLeave={onDrag} onDrop={onDrop}>
        {shown ? (
          <Stage
            {...shown}
            shapes={shapes}
            captions={captions}
            onCaptions={setCaptions}
            active={active}
            onActive={(id) => point(id === undefined ? [] : [id])}
          >
            {over_}
          </Stage>
        ) : (
          <div className={styles.empty}>
            {idle}
            {over_}
          </div>
        )}
        <div className={styles.below}>
          <QuotaLine quota={quota} />
          {subject && !busy && phase.name !== 'advised' && (
            <button type="button" className="button button-plain" onClick={trial.again}>
              {t('trialPanel.act.again')}
            </button>
          )}
          {answer && shown?.src && (
            <button type="button" className="button button-plain" onClick={() => void download()}>
              <Download size={ICON_PX} aria-hidden="true" />
              {t('trialPanel.act.download')}
            </button>
          )}
          {user && pictureId && !busy && <OtherAbility abilityNo={abilityNo} pictureId={pictureId} />}
        </div>
      </div>
      <div className={frame.results}>
        <p className="sr-only" role="status">
          {busy ? t('trialPanel.state.running') : (told ?? '')}
        </p>
        {answer ? (
          <ResultTabs
            answer={answer}
            tab={tab}
            onTab={showTab}
            threshold={threshold}
            onThreshold={setThreshold}
            active={active}
            onActive={point}
          />
        ) : (
          expected
        )}
        {answer && (
          <p className={styles.by}>
            {t('trialPanel.result.by', {
              model: answer.model,
              version: answer.version,
              milliseconds: answer.milliseconds,
            })}
          </p>
        )}
      </div>
    </>
  );
};
