import { redirect } from 'react-router';
import { notFound } from '#web/kit/page.ts';

/** The page server answers with the 404 page. */
export const loader = () => {
  throw notFound();
};

/** The unknown address never comes into the history: going back leads to where the link stood. */
export const clientLoader = () => redirect('/error/404');

export default () => null;
