import { type PointerEvent, useRef } from 'react';
import type { Place } from './view.ts';
import type { Zoom } from './use-zoom.ts';

/** Pans with one finger or the mouse, and zooms with two fingers. */
export const useFingers = (zoom: Zoom) => {
  const fingers = useRef(new Map<number, Place>());
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest('button, a, input')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, zoom.placeOf(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = zoom.placeOf(event);
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
    fingers.current.set(event.pointerId, now);
    if (!other) {
      zoom.move({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const apart = (from: Place) => Math.hypot(from.x - other[1].x, from.y - other[1].y);
    if (apart(before) > 0)
      zoom.scaleBy(apart(now) / apart(before), { x: (now.x + other[1].x) / 2, y: (now.y + other[1].y) / 2 });
  };
  const letGo = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  return { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo };
};
