import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const names = ['', 'contact', 'confirm'];

/** Returns the step that an address names; the first one if it names none. */
export const stepIn = (search: URLSearchParams): number => Math.max(0, names.indexOf(search.get('step') ?? ''));

/** Returns the canonical query of a step. */
export const stepSearch = (step: number): string => (step > 0 ? `step=${names[step]}` : '');

interface Options {
  step: number;
  /**
   * Called when the user navigates with the browser's buttons. Returns the step to show, which may be an earlier one.
   */
  onArrive: (wanted: number, isFirst: boolean) => number;
}

/** Keeps the step of a form in the address, so that Back and Forward lead from step to step. */
export const useStepAddress = ({ step, onArrive }: Options) => {
  const [search, setSearch] = useSearchParams();
  const wanted = stepIn(search);
  const latest = useRef({ onArrive, setSearch });
  useEffect(() => {
    latest.current = { onArrive, setSearch };
  });
  /** The step on which form and address agree; `undefined` until hydration. */
  const agreed = useRef<number>(undefined);
  const write = (shown: number, replace: boolean) => {
    agreed.current = shown;
    latest.current.setSearch(stepSearch(shown), { replace, preventScrollReset: true });
  };
  const writing = useRef(write);

  useEffect(() => {
    if (agreed.current !== undefined && agreed.current !== step) writing.current(step, false);
  }, [step]);

  useEffect(() => {
    if (agreed.current === wanted) return;
    const shown = latest.current.onArrive(wanted, agreed.current === undefined);
    agreed.current = shown;
    if (shown !== wanted) writing.current(shown, true);
  }, [wanted]);
};
