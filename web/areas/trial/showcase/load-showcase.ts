/** Loads what draws a result, for a home page that the server has not rendered. Its texts are those of every page. */
export const loadShowcase = () => import('./shown-result.tsx');
