import { useEffect, useRef } from 'react';

/** Marks a pager, whose links change the content above them. */
export const PAGER = 'data-pager';

/** When the data changes, moves the focus to the element if the focused one is gone or is a link of a pager. */
export const useFocusContent = (data: object, elementId: string) => {
  const shown = useRef(data);
  useEffect(() => {
    if (shown.current === data) return;
    shown.current = data;
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || activeElement.closest(`[${PAGER}]`))
      document.getElementById(elementId)?.focus({ preventScroll: true });
  }, [data, elementId]);
};
