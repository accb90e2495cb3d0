import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loginUrl } from './login-url.ts';

/**
 * The login that leads to a path of ours, or back to the current page. It is whole in the browser alone: a page is rendered
 * for whoever asks.
 */
export const useLoginUrl = (path?: string): string => {
  const location = useLocation();
  const [url, setUrl] = useState('/auth/login');
  // The address changes with the location.
  useEffect(() => setUrl(loginUrl(path && window.location.origin + path)), [location, path]);
  return url;
};
