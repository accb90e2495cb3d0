import type { ReactNode } from 'react';
import type { ApplicationField } from '#contract/enterprise/application.ts';

const idOf = (field: ApplicationField) => `certification-${field}`;

/** Wraps a field, so that messages elsewhere can link to it. */
export const FieldPlace = ({
  field,
  className,
  children,
}: {
  field: ApplicationField;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div id={idOf(field)} className={className}>
    {children}
  </div>
);

/** Moves the focus to a visible field. */
export const focusField = (field: ApplicationField) => {
  const place = document.getElementById(idOf(field));
  const input = place?.querySelector<HTMLElement>('input:not([type="file"]), select, button');
  // Scrolls to the middle, so that the top bar does not cover the field.
  place?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
};
