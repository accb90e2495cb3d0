import { type Cuts, NOTHING, UNUSED } from './cuts.ts';

/** The release whose source the list was read for. Another one may give a name another duty: read it again. */
export const ROUTER_RELEASE = '8.4.0';

/**
 * By module of React Router, what the portal does without: its forms, fetchers, view transitions, routes that are
 * discovered late, and data that comes from the server's loaders (every page with a loader has a `clientLoader`, which
 * calls the API). The test next to this file finds a part of the portal that uses one of these.
 */
export const routerCuts: Record<string, Cuts> = {
  'router/router.js': {
    functions: {
      // Forms: those of the portal open an address (`web/kit/form/get-form.tsx`) or make calls.
      normalizeNavigateOptions:
        '{ if (opts && (opts.formData || opts.body)) throw new Error("left out of the portal\'s build"); return { path }; }',
      getSubmissionFromNavigation: NOTHING,
      handleAction: UNUSED,
      getUpdatedActionData: NOTHING,
      getActionDataForCommit: NOTHING,
      // Fetchers.
      fetch: UNUSED,
      handleFetcherAction: UNUSED,
      handleFetcherLoader: UNUSED,
      getFetcher: UNUSED,
      resetFetcher: UNUSED,
      queueFetcherForDeletion: UNUSED,
      getUpdatedRevalidatingFetchers: NOTHING,
      callLoadersAndMaybeResolveData:
        '{ return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} }; }',
      processLoaderData: '{ return processRouteLoaderData(matches, results, pendingActionResult); }',
      deleteFetcher: NOTHING,
      abortFetcher: NOTHING,
      markFetchRedirectsDone: NOTHING,
      abortStaleFetchLoads: NOTHING,
      // View transitions.
      restoreAppliedTransitions: NOTHING,
      persistAppliedTransitions: NOTHING,
      // Routes that are discovered late, and those of a development server.
      checkFogOfWar: '{ return { active: false, matches: null }; }',
      discoverRoutes: UNUSED,
      patchRoutes: UNUSED,
      _internalSetRoutes: UNUSED,
      // Observers.
      getInstrumentationNavigateMeta: NOTHING,
    },
    conditions: [
      'opts && opts.submission && isMutationMethod(opts.submission.formMethod)',
      'redirectPreserveMethodStatusCodes.has(redirect.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)',
      'revalidatingFetchers.length > 0',
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location',
      'pendingViewTransitionEnabled',
      'isFogOfWar',
      // A page that is not loaded yet has an object there.
      'typeof route.lazy === "function"',
      'fogOfWar.active && fogOfWar.matches',
      'init.instrumentations',
      'opts?.instrumentationNavigateMetaReceiver',
    ],
    calls: ['fetchLoadMatches.forEach', 'revalidatingFetchers.forEach', 'warning'],
  },
  'dom/ssr/single-fetch.js': {
    functions: {
      singleFetchActionStrategy: UNUSED,
      singleFetchLoaderFetcherStrategy: UNUSED,
      nonSsrStrategy: UNUSED,
      fetchAndDecodeViaTurboStream: UNUSED,
      bubbleMiddlewareErrors: NOTHING,
      unwrapSingleFetchResult: UNUSED,
    },
  },
  'dom/ssr/fog-of-war.js': {
    functions: {
      isFogOfWarEnabled: '{ return false; }',
      getPatchRoutesOnNavigationFunction: NOTHING,
      useFogOFWarDiscovery: NOTHING,
      getPartialManifest: UNUSED,
      fetchAndApplyManifestPatches: UNUSED,
    },
  },
  'dom/ssr/routes.js': {
    functions: {
      fetchServerAction: UNUSED,
      // `splitRouteModules` is off: a page is one file.
      prefetchRouteModuleChunks: NOTHING,
      createClientRoutesWithHMRRevalidationOptOut: UNUSED,
      wrapShouldRevalidateForHdr: UNUSED,
    },
    conditions: ['needsRevalidation', '!ssr && manifestRoute.hasLoader && !manifestRoute.hasClientLoader'],
  },
  // Warnings are for developers: the development server keeps them.
  'router/history.js': { calls: ['warning'] },
  'router/utils.js': { calls: ['warning'] },
  'hooks.js': { calls: ['warning', 'warningOnce'] },
  'dom/lib.js': { calls: ['warning'] },
  'dom/ssr/components.js': {
    // What only the server writes into the page.
    variables: { contextScript: '" "', routeModulesScript: '" "' },
    calls: ['warnOnce'],
  },
  'components.js': {
    variables: { isViewTransitionAvailable: 'false' },
    conditions: [
      'vtContext.isTransitioning && !vtContext.flushSync',
      'renderDfd && pendingState && router.window',
      'renderDfd && pendingState && state.location.key === pendingState.location.key',
      '!vtContext.isTransitioning && interruption',
    ],
    calls: ['warning', 'warnOnce'],
  },
};
