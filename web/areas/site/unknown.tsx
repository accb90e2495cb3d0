import { redirect } from 'react-router';
import { notFound } from '#web/kit/page.ts';

/** The server responds with the 404 page. */
export const loader = () => {
  throw notFound();
};

/** The redirect keeps the unknown address out of the history, so that going back leads to the page with the link. */
export const clientLoader = () => redirect('/error/404');

export default () => null;
