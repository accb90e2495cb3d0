import { ExternalLink, Maximize, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { filePath } from '#contract/files/file-path.ts';
import { t } from '#web/kit/texts.ts';
import {
  fitOf,
  moveBy,
  type PictureView,
  turnBy,
  wholePicture,
  ZOOM_MAXIMUM,
  zoomIn,
  zoomOut,
} from './picture-view.ts';
import styles from './picture-viewer.module.css';

const ICON_PX = 18;
const STEP_PX = 40;

export interface PictureViewerProps {
  fileId: string;
  /** What the picture shows. */
  label: string;
  /** Uses most of the window's height. */
  tall?: boolean;
}

type Change = (view: PictureView) => PictureView;

/** Keyboard shortcuts while the frame has the focus. */
const keys: Record<string, Change | { x: number; y: number }> = {
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  '0': () => wholePicture,
  ArrowLeft: { x: STEP_PX, y: 0 },
  ArrowRight: { x: -STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: STEP_PX },
  ArrowDown: { x: 0, y: -STEP_PX },
};

/** A picture that can be zoomed, rotated and dragged within its frame. */
export const PictureViewer = ({ fileId, label, tall = false }: PictureViewerProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(wholePicture);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [held, setHeld] = useState<{ x: number; y: number }>();
  const [gone, setGone] = useState(false);

  const measure = () => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    setSize({ width, height });
    return { width, height };
  };
  const move = (by: { x: number; y: number }) => {
    const now = measure();
    setView((before) => moveBy(before, by, now));
  };
  const change = (make: Change) => {
    measure();
    setView(make);
  };

  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      // Without focus or Ctrl, the wheel scrolls the page.
      if (!event.ctrlKey && document.activeElement !== element) return;
      event.preventDefault();
      setView(event.deltaY < 0 ? zoomIn : zoomOut);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (typeof act === 'function') change(act);
    else move(act);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (view.zoom === 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ x: event.clientX, y: event.clientY });
  };
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!held) return;
    move({ x: x - held.x, y: y - held.y });
    setHeld({ x, y });
  };
  const letGo = () => setHeld(undefined);

  const scale = view.zoom * fitOf(view, size);
  const transform = `translate(${view.x}px, ${view.y}px) rotate(${view.turn}deg) scale(${scale})`;
  const button = (name: string, Icon: typeof ZoomIn, make: Change, disabled = false) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={() => change(make)}
    >
      <Icon size={ICON_PX} aria-hidden="true" />
    </button>
  );
  return (
    <figure className={styles.viewer}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The buttons below do the same. */}
      <div
        ref={frame}
        role="group"
        aria-label={t('files.view.frame', { label })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard moves the picture.
        tabIndex={0}
        className={`${styles.frame}${tall ? ` ${styles.tall}` : ''}${view.zoom > 1 ? ` ${styles.movable}` : ''}${held ? ` ${styles.held}` : ''}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onDoubleClick={() => change(view.zoom > 1 ? () => wholePicture : (before) => zoomIn(zoomIn(before)))}
      >
        {gone ? (
          <p>{t('files.upload.gone')}</p>
        ) : (
          <img
            src={filePath(fileId)}
            alt={label}
            draggable={false}
            style={{ transform }}
            onError={() => setGone(true)}
          />
        )}
      </div>
      <figcaption className={styles.tools}>
        {button(t('files.view.zoomOut'), ZoomOut, zoomOut, view.zoom === 1)}
        <span className={styles.zoom}>{Math.round(view.zoom * 100)}%</span>
        {button(t('files.view.zoomIn'), ZoomIn, zoomIn, view.zoom === ZOOM_MAXIMUM)}
        {button(t('files.view.whole'), Maximize, () => wholePicture)}
        {button(t('files.view.left'), RotateCcw, (before) => turnBy(before, -90))}
        {button(t('files.view.right'), RotateCw, (before) => turnBy(before, 90))}
        <a
          href={filePath(fileId)}
          target="_blank"
          rel="noreferrer"
          className={styles.tool}
          aria-label={t('files.view.open')}
          title={t('files.view.open')}
        >
          <ExternalLink size={ICON_PX} aria-hidden="true" />
        </a>
      </figcaption>
    </figure>
  );
};
