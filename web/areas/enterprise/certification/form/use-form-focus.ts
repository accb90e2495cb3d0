import { useEffect, useRef, useState } from 'react';
import type { ApplicationField } from '#contract/enterprise/application.ts';
import { focusField } from './fields/field-place.tsx';

type Place = 'step' | 'problems' | 'agreed' | ApplicationField;

/** Moves the focus to a part of the form once the page shows it. */
export const useFormFocus = () => {
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const errorHeading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<{ to: Place }>();
  useEffect(() => {
    if (!wanted) return;
    if (wanted.to === 'step') stepHeading.current?.focus();
    else if (wanted.to === 'problems') errorHeading.current?.focus();
    else if (wanted.to === 'agreed') document.querySelector<HTMLInputElement>('input[name="agreed"]')?.focus();
    else focusField(wanted.to);
  }, [wanted]);
  return { stepHeading, errorHeading, focus: (to: Place) => setWanted({ to }) };
};
