import { type RefObject, useEffect, useRef, useState } from 'react';
import { actualSize, fitView, moveBy, type Place, reveal, type Size, type View, zoomBy } from './view.ts';
import type { Box } from './boxes.ts';

/** How much one step of the wheel, a key or a button zooms. */
export const STEP_TIMES = 1.5;

/** Zooms and pans a picture within an element. */
export const useZoom = (element: RefObject<HTMLDivElement | null>, src: string | undefined, size: Size) => {
  const [frame, setFrame] = useState<Size>();
  /** `undefined` while the whole picture is shown, at any size of the frame. */
  const [moved, setMoved] = useState<{ view: View; of: string | undefined; glides: boolean }>();

  useEffect(() => {
    const node = element.current as HTMLDivElement;
    const measure = () => setFrame({ width: node.clientWidth, height: node.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    measure();
    return () => observer.disconnect();
  }, [element]);

  const fit = frame && fitView(size, frame);
  const view = moved && moved.of === src ? moved.view : fit;
  const change = (make: (view: View, frame: Size) => View, glides = false) =>
    setMoved((before) => {
      if (!frame || !fit) return before;
      return { view: make(before && before.of === src ? before.view : fit, frame), of: src, glides };
    });
  const middle = (): Place => ({ x: (frame?.width ?? 0) / 2, y: (frame?.height ?? 0) / 2 });
  const scaleBy = (times: number, at = middle()) => change((before, within) => zoomBy(before, times, at, size, within));
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
      scaleBy(event.deltaY < 0 ? STEP_TIMES : 1 / STEP_TIMES, placeOf(event));
    };
  });
  useEffect(() => {
    const node = element.current;
    const onWheel = (event: WheelEvent) => wheel.current?.(event);
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  }, [element]);

  return {
    frame,
    view,
    isZoomed: view !== undefined && fit !== undefined && view.scale > fit.scale,
    glides: moved?.glides ?? false,
    placeOf,
    scaleBy,
    move,
    showWhole: () => setMoved(undefined),
    showActual: () => change((before, within) => actualSize(before, size, within)),
    /** Brings a box of the picture into the frame. */
    reveal: (box: Box) => change((before, within) => reveal(before, box, size, within), true),
  };
};
export type Zoom = ReturnType<typeof useZoom>;
