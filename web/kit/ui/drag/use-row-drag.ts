import { type DragEvent, useState } from 'react';

/** Where a row is dropped, as seen from another row. */
export interface RowDrop<Key> {
  target: Key;
  where: 'before' | 'after' | 'inside';
}

interface RowDragOptions<Key> {
  /** Whether rows may be dropped into others, as in a tree. */
  inside: boolean;
  disabled: boolean;
  onDrop: (moved: Key, drop: RowDrop<Key>) => void;
}

/** The part of a row, at its upper and at its lower edge, that means before and after it. */
const EDGE = 0.3;

const placeOf = ({ currentTarget, clientY }: DragEvent<HTMLElement>, inside: boolean): RowDrop<unknown>['where'] => {
  const { top, height } = currentTarget.getBoundingClientRect();
  const at = (clientY - top) / height;
  if (inside && at > EDGE && at < 1 - EDGE) return 'inside';
  return at < 0.5 ? 'before' : 'after';
};

/**
 * Lets rows be dragged to other places of a list or tree with the mouse. Keyboards and fingers need buttons or keys
 * for the same. A style for `data-drop` shows where the row will be.
 */
export const useRowDrag = <Key extends string | number>({ inside, disabled, onDrop }: RowDragOptions<Key>) => {
  const [moved, setMoved] = useState<Key>();
  const [drop, setDrop] = useState<RowDrop<Key>>();
  const end = () => {
    setMoved(undefined);
    setDrop(undefined);
  };
  /** Returns the attributes of the element of a row. */
  return (key: Key) => ({
    draggable: !disabled,
    'data-dragged': key === moved || undefined,
    'data-drop': drop?.target === key ? drop.where : undefined,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      // Firefox starts no drag without data.
      event.dataTransfer.setData('text/plain', '');
      setMoved(key);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (moved === undefined || moved === key) return;
      event.preventDefault();
      event.stopPropagation();
      const where = placeOf(event, inside);
      if (drop?.target !== key || drop.where !== where) setDrop({ target: key, where });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (moved === undefined || moved === key) return;
      event.preventDefault();
      event.stopPropagation();
      onDrop(moved, { target: key, where: placeOf(event, inside) });
      end();
    },
    onDragEnd: end,
  });
};
