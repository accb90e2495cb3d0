import { ImageOff, Maximize, Tag, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOffline, whenOnline } from '#web/kit/start-up/offline.ts';
import { t } from '#web/kit/texts.ts';
import { Overlay } from './overlay.tsx';
import { boxOfActive, type Shape } from './shapes.ts';
import styles from './stage.module.css';
import { useClearEdge } from './use-clear-edge.ts';
import { useFingers } from './use-fingers.ts';
import { STEP_TIMES, type Zoom, useZoom } from './use-zoom.ts';
import type { Size } from './view.ts';

const ICON_PX = 18;
const STEP_PX = 40;
const PERCENT = 100;

interface StageProps {
  /** The address of the picture; absent if the browser has none. */
  src?: string | undefined;
  /** Describes the picture. */
  label: string;
  size: Size;
  /** A run is in progress. */
  busy?: boolean;
  shapes: readonly Shape[];
  captions: boolean;
  onCaptions: (shown: boolean) => void;
  active: ReadonlySet<string>;
  onActive: (id: string | undefined) => void;
  /** Shown over the picture: the progress or an error. */
  children?: ReactNode;
}

/** The action of each key on the picture. */
const keysOf = (zoom: Zoom): Record<string, () => void> => ({
  '+': () => zoom.scaleBy(STEP_TIMES),
  '=': () => zoom.scaleBy(STEP_TIMES),
  '-': () => zoom.scaleBy(1 / STEP_TIMES),
  '0': zoom.showWhole,
  '1': zoom.showActual,
  ArrowLeft: () => zoom.move({ x: STEP_PX, y: 0 }),
  ArrowRight: () => zoom.move({ x: -STEP_PX, y: 0 }),
  ArrowUp: () => zoom.move({ x: 0, y: STEP_PX }),
  ArrowDown: () => zoom.move({ x: 0, y: -STEP_PX }),
});

const onKeyDown = (event: KeyboardEvent, zoom: Zoom) => {
  const act = keysOf(zoom)[event.key];
  if (event.target !== event.currentTarget || !act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
};

/** Brings an active result into view, unless the user points at it in the picture. Returns a callback for that. */
const usePointed = (zoom: Zoom, { shapes, active, onActive }: Pick<StageProps, 'shapes' | 'active' | 'onActive'>) => {
  const isPointedHere = useRef(false);
  const point = (id: string | undefined) => {
    isPointedHere.current = id !== undefined;
    onActive(id);
  };
  const onPointed = useEffectEvent((ids: ReadonlySet<string>) => {
    const box = zoom.isZoomed && !isPointedHere.current ? boxOfActive(shapes, ids) : undefined;
    if (box) zoom.reveal(box);
  });
  useEffect(() => onPointed(active), [active]);
  return point;
};

interface StageToolsProps {
  zoom: Zoom;
  captions: boolean;
  onCaptions: (shown: boolean) => void;
  hasShapes: boolean;
}

/** The buttons below the picture. */
const StageTools = ({ zoom, captions, onCaptions, hasShapes }: StageToolsProps) => {
  const tool = (name: string, Icon: typeof ZoomIn, act: () => void, disabled = false) => (
    <button type="button" aria-label={name} title={name} disabled={disabled} onClick={act}>
      <Icon size={ICON_PX} aria-hidden="true" />
    </button>
  );
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('trialPanel.stage.tools')}>
      {tool(t('trialPanel.stage.out'), ZoomOut, () => zoom.scaleBy(1 / STEP_TIMES), !zoom.isZoomed)}
      <span className={styles.scale}>{zoom.view ? Math.round(zoom.view.scale * PERCENT) : PERCENT}%</span>
      {tool(t('trialPanel.stage.in'), ZoomIn, () => zoom.scaleBy(STEP_TIMES))}
      {tool(t('trialPanel.stage.fit'), Maximize, zoom.showWhole, !zoom.isZoomed)}
      <button type="button" className={styles.actual} title={t('trialPanel.stage.actual')} onClick={zoom.showActual}>
        1:1
      </button>
      <button
        type="button"
        className={styles.switch}
        aria-pressed={captions}
        disabled={!hasShapes}
        onClick={() => onCaptions(!captions)}
      >
        <Tag size={ICON_PX} aria-hidden="true" />
        {t('trialPanel.stage.captions')}
      </button>
    </div>
  );
};

/** Whether the picture could not be loaded. It is requested again with each run, once the network is back, and on demand. */
const useBroken = (src: string | undefined, busy: boolean) => {
  const [broken, setBroken] = useState<string>();
  const [wasBusy, setWasBusy] = useState(busy);
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (busy) setBroken(undefined);
  }
  const isBroken = src !== undefined && broken === src;
  useEffect(() => {
    if (!isBroken || !isOffline()) return;
    return whenOnline(() => setBroken(undefined));
  }, [isBroken]);
  return { isBroken, onError: () => setBroken(src), again: () => setBroken(undefined) };
};

/** In place of a picture that could not be loaded. */
const BrokenPicture = ({ onAgain }: { onAgain: () => void }) => (
  <div className={styles.broken}>
    <p role="status">
      <ImageOff size={ICON_PX} aria-hidden="true" />
      {t('trialPanel.stage.broken')}
    </p>
    <button type="button" className="button button-plain" onClick={onAgain}>
      {t('trialPanel.stage.again')}
    </button>
  </div>
);

/** The picture with its results. The user can zoom with the wheel, fingers, keys and buttons, and pan. */
export const Stage = ({
  src,
  label,
  size,
  busy = false,
  shapes,
  captions,
  onCaptions,
  active,
  onActive,
  children,
}: StageProps) => {
  const element = useRef<HTMLDivElement>(null);
  useClearEdge(element);
  const zoom = useZoom(element, src, size);
  const { isBroken, onError, again } = useBroken(src, busy);
  const { view, frame, isZoomed } = zoom;
  const fingers = useFingers(zoom);
  const point = usePointed(zoom, { shapes, active, onActive });
  const gliding = zoom.glides ? styles.gliding : undefined;
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The buttons below do the same. */}
      <div
        ref={element}
        className={`${styles.frame}${isZoomed ? ` ${styles.zoomed}` : ''}`}
        role="group"
        aria-label={t('trialPanel.stage.label', { label })}
        aria-describedby="trial-stage-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys move the picture.
        tabIndex={0}
        onKeyDown={(event) => onKeyDown(event, zoom)}
        {...fingers}
      >
        {view && frame && (
          <>
            {src === undefined || isBroken ? (
              <div
                className={styles.blank}
                style={{ left: view.x, top: view.y, width: size.width * view.scale, height: size.height * view.scale }}
              />
            ) : (
              <img
                src={src}
                alt={label}
                draggable={false}
                onError={onError}
                className={`${styles.picture}${gliding ? ` ${gliding}` : ''}`}
                style={{ left: view.x, top: view.y, width: size.width * view.scale, height: size.height * view.scale }}
              />
            )}
            <Overlay
              {...{ shapes, view, frame, captions, active }}
              picture={size}
              onActive={point}
              className={gliding}
            />
          </>
        )}
        {isBroken && !busy && <BrokenPicture onAgain={again} />}
        {children}
      </div>
      <StageTools {...{ zoom, captions, onCaptions }} hasShapes={shapes.length > 0} />
      <p id="trial-stage-keys" className="sr-only">
        {t('trialPanel.stage.keys')}
      </p>
    </div>
  );
};
