/** Focuses the first invalid field of a form, once its error is rendered. */
export const focusFirstInvalid = (form: Element | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
