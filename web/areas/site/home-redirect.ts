import { redirect } from 'react-router';

const toHome = () => redirect('/');

// Each by itself: the browser's build leaves `loader` out.
export const loader = toHome;
export const clientLoader = toHome;
