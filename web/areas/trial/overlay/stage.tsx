import { Maximize, Tag, ZoomIn, ZoomOut } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { t } from '#web/kit/texts.ts';
import { Overlay } from './overlay.tsx';
import { boxOfActive, type Shape } from './shapes.ts';
import styles from './stage.module.css';
import { useClearEdge } from './use-clear-edge.ts';
import { actualSize, fitView, moveBy, type Place, reveal, type Size, type View, zoomBy } from './view.ts';

const ICON_PX = 18;
const STEP_PX = 40;
const STEP_TIMES = 1.5;
const PERCENT = 100;

interface StageProps {
  /** The address of the picture; absent if the browser has none. */
  src?: string | undefined;
  /** Describes the picture. */
  label: string;
  size: Size;
  shapes: readonly Shape[];
  captions: boolean;
  onCaptions: (shown: boolean) => void;
  active: ReadonlySet<string>;
  onActive: (id: string | undefined) => void;
  /** Shown over the picture: the progress or an error. */
  children?: ReactNode;
}

/** The picture with its results. The user can zoom with the wheel, fingers, keys and buttons, and pan. */
export const Stage = ({ src, label, size, shapes, captions, onCaptions, active, onActive, children }: StageProps) => {
  const element = useRef<HTMLDivElement>(null);
  useClearEdge(element);
  const [frame, setFrame] = useState<Size>();
  /** `undefined` while the whole picture is shown, at any size of the frame. */
  const [moved, setMoved] = useState<{ view: View; of: string | undefined; glides: boolean }>();
  const fingers = useRef(new Map<number, Place>());

  useEffect(() => {
    const node = element.current as HTMLDivElement;
    const measure = () => setFrame({ width: node.clientWidth, height: node.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    measure();
    return () => observer.disconnect();
  }, []);

  const fit = frame && fitView(size, frame);
  const view = moved && moved.of === src ? moved.view : fit;
  const change = (make: (view: View, frame: Size) => View, glides = false) =>
    setMoved((before) => {
      if (!frame || !fit) return before;
      return { view: make(before && before.of === src ? before.view : fit, frame), of: src, glides };
    });
  const middle = (): Place => ({ x: (frame?.width ?? 0) / 2, y: (frame?.height ?? 0) / 2 });
  const zoom = (times: number, at = middle()) => change((before, within) => zoomBy(before, times, at, size, within));
  const move = (by: Place) => change((before, within) => moveBy(before, by, size, within));

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const box = (element.current as HTMLDivElement).getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };

  const wheel = useRef<(event: WheelEvent) => void>(undefined);
  useEffect(() => {
    wheel.current = (event) => {
      // Without Ctrl, the wheel scrolls the page.
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? STEP_TIMES : 1 / STEP_TIMES, placeOf(event));
    };
  });
  useEffect(() => {
    const node = element.current;
    const onWheel = (event: WheelEvent) => wheel.current?.(event);
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest('button, a, input')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, placeOf(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
    fingers.current.set(event.pointerId, now);
    if (!other) {
      move({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const apart = (from: Place) => Math.hypot(from.x - other[1].x, from.y - other[1].y);
    if (apart(before) > 0)
      zoom(apart(now) / apart(before), { x: (now.x + other[1].x) / 2, y: (now.y + other[1].y) / 2 });
  };
  const letGo = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  const keys: Record<string, () => void> = {
    '+': () => zoom(STEP_TIMES),
    '=': () => zoom(STEP_TIMES),
    '-': () => zoom(1 / STEP_TIMES),
    '0': () => setMoved(undefined),
    '1': () => change((before, within) => actualSize(before, size, within)),
    ArrowLeft: () => move({ x: STEP_PX, y: 0 }),
    ArrowRight: () => move({ x: -STEP_PX, y: 0 }),
    ArrowUp: () => move({ x: 0, y: STEP_PX }),
    ArrowDown: () => move({ x: 0, y: -STEP_PX }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (event.target !== element.current || !act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  const isZoomed = view !== undefined && fit !== undefined && view.scale > fit.scale;
  const isPointedHere = useRef(false);
  const point = (id: string | undefined) => {
    isPointedHere.current = id !== undefined;
    onActive(id);
  };
  const onPointed = useEffectEvent((ids: ReadonlySet<string>) => {
    const box = isZoomed && !isPointedHere.current ? boxOfActive(shapes, ids) : undefined;
    if (box) change((before, within) => reveal(before, box, size, within), true);
  });
  useEffect(() => onPointed(active), [active]);
  const gliding = moved?.glides ? styles.gliding : undefined;

  const tool = (name: string, Icon: typeof ZoomIn, act: () => void, disabled = false) => (
    <button type="button" aria-label={name} title={name} disabled={disabled} onClick={act}>
      <Icon size={ICON_PX} aria-hidden="true" />
    </button>
  );
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
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        {view && frame && (
          <>
            {src === undefined ? (
              <div
                className={styles.blank}
                style={{ left: view.x, top: view.y, width: size.width * view.scale, height: size.height * view.scale }}
              />
            ) : (
              <img
                src={src}
                alt={label}
                draggable={false}
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
        {children}
      </div>
      <div className={styles.tools} role="toolbar" aria-label={t('trialPanel.stage.tools')}>
        {tool(t('trialPanel.stage.out'), ZoomOut, () => zoom(1 / STEP_TIMES), !isZoomed)}
        <span className={styles.scale}>{view ? Math.round(view.scale * PERCENT) : PERCENT}%</span>
        {tool(t('trialPanel.stage.in'), ZoomIn, () => zoom(STEP_TIMES))}
        {tool(t('trialPanel.stage.fit'), Maximize, () => setMoved(undefined), !isZoomed)}
        <button
          type="button"
          className={styles.actual}
          title={t('trialPanel.stage.actual')}
          onClick={() => change((before, within) => actualSize(before, size, within))}
        >
          1:1
        </button>
        <button
          type="button"
          className={styles.switch}
          aria-pressed={captions}
          disabled={shapes.length === 0}
          onClick={() => onCaptions(!captions)}
        >
          <Tag size={ICON_PX} aria-hidden="true" />
          {t('trialPanel.stage.captions')}
        </button>
      </div>
      <p id="trial-stage-keys" className="sr-only">
        {t('trialPanel.stage.keys')}
      </p>
    </div>
  );
};
