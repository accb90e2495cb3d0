const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const linkElement = /<link\b[^>]*>/g;
/** What only scripts ask for. */
const preloaded = /\brel="modulepreload"|\bas="(script|fetch)"/;

/** The page without its scripts and without what is loaded for them; all else stays as it is. */
export const withoutScript = (html: string): string =>
  html.replace(scriptElement, '').replace(linkElement, (link) => (preloaded.test(link) ? '' : link));
