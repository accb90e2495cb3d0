/** Scrolls a box, and not the page, so that a part of it is in view. */
export const keepInView = (box: HTMLElement | null | undefined, selector: string): void => {
  const part = box?.querySelector<HTMLElement>(selector);
  if (!box || !part) return;
  const [inner, outer] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 2;
};
