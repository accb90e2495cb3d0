/** An error that is rendered later takes no focus: the user has gone on. */
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
    const observer = new MutationObserver(() => void focus());
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('focusin', stop);
      clearTimeout(timer);
    };
    const timer = setTimeout(stop, RENDERED_WITHIN_MS);
    // That of the field, or one that the user has chosen meanwhile.
    document.addEventListener('focusin', stop);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
  });
};
