import type { SiteData } from './site-data.ts';

interface Match {
  id: string;
  loaderData?: unknown;
}

/** The document's title: the page's own, then the site's name. */
export const pageTitle = (matches: readonly (Match | undefined)[], title?: string, description?: string) => {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined;
  const whole = [title, site?.website.name].filter(Boolean).join(' - ');
  return [{ title: whole }, ...(description ? [{ name: 'description', content: description }] : [])];
};
