import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const names = ['', 'contact', 'confirm'];

/** The step that an address names; the first one where it names none. */
export const stepIn = (search: URLSearchParams): number => Math.max(0, names.indexOf(search.get('step') ?? ''));

/** The query of a step, in its one spelling. */
export const stepSearch = (step: number): string => (step > 0 ? `step=${names[step]}` : '');

interface Options {
  step: number;
  /** Told where the browser's own keys have led to; answers the step that shows, which may be one before. */
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
  /** What form and address have agreed on; undefined until the page is live. */
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
