import { redirect } from 'react-router';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, notFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { accountPathNamed } from './account-pages.ts';

/** Redirects links from outside of the account centre, which name a page without knowing its address. */
const load = async ({ params, url }: LoadArgs) => {
  const path = accountPathNamed(params.name ?? '');
  if (path === undefined) throw notFound();
  return redirect(path + url.search);
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const handle: PageHandle = { canonicalSearch: (search) => search.toString() };
