/** An error that is not rendered by then focuses nothing any more: the user has gone on. */
const RENDERED_WITHIN_MS = 2000;

/** Focuses the first invalid field of a form, once its error is rendered. */
export const focusFirstInvalid = (form: Element | null): void => {
  if (!form) return;
  const focus = (): boolean => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    return field !== null;
  };
  requestAnimationFrame(() => {
    if (focus()) return;
    // A busy machine draws a frame before React has rendered the error.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    setTimeout(() => observer.disconnect(), RENDERED_WITHIN_MS);
  });
};
