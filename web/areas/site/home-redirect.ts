import { redirect } from 'react-router';

const toHome = () => redirect('/');

// Two separate exports, since the browser build removes `loader`.
export const loader = toHome;
export const clientLoader = toHome;
