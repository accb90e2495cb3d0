const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const linkElement = /<link\b[^>]*>/g;
/** Files that only scripts use. */
const preloaded = /\brel="modulepreload"|\bas="(script|fetch)"/;

/** Returns the page without its scripts and their preloads; everything else is unchanged. */
export const withoutScript = (html: string): string =>
  html.replace(scriptElement, '').replace(linkElement, (link) => (preloaded.test(link) ? '' : link));
