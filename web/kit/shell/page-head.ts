import type { MetaDescriptor } from 'react-router';
import type { SiteData } from './site-data.ts';

interface Match {
  id: string;
  loaderData?: unknown;
}

export interface PageHead {
  /** The page's own title; the site's name follows. */
  title?: string | undefined;
  description?: string | undefined;
  /** The canonical path, the same for all addresses of the page. Without one, search engines do not index the page. */
  path?: string | undefined;
  /** Path of the picture in link previews. */
  picture?: string;
  /** Structured data in the vocabulary of schema.org. `absolute` turns a path into an address. */
  data?: (absolute: (path: string) => string, siteName: string) => object;
}

const property = (name: string, content: string): MetaDescriptor => ({ property: `og:${name}`, content });

/**
 * Returns the document's head: title and description and, if the site has a public address, the data for search engines
 * and link previews.
 */
export const pageHead = (
  matches: readonly (Match | undefined)[],
  { title, description, path, picture = '/static/share/site.png', data }: PageHead,
): MetaDescriptor[] => {
  const root = matches.find((match) => match && match.id === 'root');
  const site = root && (root.loaderData as SiteData | undefined);
  const siteName = site ? site.website.name : '';
  const head: MetaDescriptor[] = [{ title: [title, siteName].filter(Boolean).join(' - ') }];
  if (description) head.push({ name: 'description', content: description });
  if (path === undefined) head.push({ name: 'robots', content: 'noindex' });
  const { publicUrl } = site || {};
  // A page that failed has no path and no description.
  if (!publicUrl || !(path || description)) return head;
  const absolute = (to: string) => publicUrl + to;
  head.push(
    property('type', 'website'),
    property('site_name', siteName),
    property('title', title || siteName),
    property('image', absolute(picture)),
    property('image:width', '1200'),
    property('image:height', '630'),
    { name: 'twitter:card', content: 'summary_large_image' },
  );
  if (description) head.push(property('description', description));
  if (path === undefined) return head;
  head.push({ tagName: 'link', rel: 'canonical', href: absolute(path) }, property('url', absolute(path)));
  if (data) head.push({ 'script:ld+json': { '@context': 'https://schema.org', ...data(absolute, siteName) } });
  return head;
};
