import { lazy, Suspense } from 'react';
import { useChoice } from './compare-choice.ts';

const CompareTray = lazy(() => import('./compare-tray.tsx'));

/** Loads the tray once something is chosen. */
export const CompareTrayPlace = () =>
  useChoice().length > 0 && (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
