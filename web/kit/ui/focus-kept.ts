import { useEffect, useRef } from 'react';

/** Marks a pager, whose links lead to what stands above them. */
export const PAGER = 'data-pager';

/** With other data on show, takes the focus to the element where what had it has gone, or has led to another page of a list. */
export const useFocusKept = (data: object, elementId: string) => {
  const shown = useRef(data);
  useEffect(() => {
    if (shown.current === data) return;
    shown.current = data;
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || activeElement.closest(`[${PAGER}]`))
      document.getElementById(elementId)?.focus({ preventScroll: true });
  }, [data, elementId]);
};
