import { type Cuts, NOTHING, UNUSED } from './cuts.ts';

/** The release whose source the lists were read for. Another one may give a name another duty: read them again. */
export const REACT_RELEASE = '19.3.1';

/** React's `<ViewTransition>`. */
const viewTransitions = [
  'getViewTransitionName',
  'getViewTransitionClassName',
  'trackEnterViewTransitions',
  'pushViewTransitionCancelableScope',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'scheduleViewTransitionEvent',
  'reportViewTransitionError',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'startViewTransition',
];
/** `preload` of React DOM, and its like. */
const preloads = [
  'prefetchDNS',
  'preconnect',
  'preconnectAs',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
];

/** What the portal does without in React DOM. Libraries of the console do not use it either. */
export const reactCuts: Cuts = {
  functions: Object.fromEntries([
    ...viewTransitions.map((name) => [name, NOTHING]),
    ...preloads.map((name) => [name, UNUSED]),
  ]),
};
