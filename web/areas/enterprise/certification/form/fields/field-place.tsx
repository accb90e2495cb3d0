import type { ReactNode } from 'react';
import type { ApplicationField } from '#contract/enterprise/application.ts';

const idOf = (field: ApplicationField) => `certification-${field}`;

/** Where a field stands, so that what is said of it elsewhere leads there. */
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

/** Takes the focus to a field that is on show. */
export const focusField = (field: ApplicationField) => {
  const place = document.getElementById(idOf(field));
  const input = place?.querySelector<HTMLElement>('input:not([type="file"]), select, button');
  // In the middle: the bar above must not cover it.
  place?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
};
