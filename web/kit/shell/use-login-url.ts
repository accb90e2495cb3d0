import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loginUrl } from './login-url.ts';

/**
 * Returns the login address that redirects to a path of the site, or back to the current page. It is complete only in
 * the browser, since the server renders pages without knowing their address.
 */
export const useLoginUrl = (path?: string): string => {
  const location = useLocation();
  const [url, setUrl] = useState('/auth/login');
  // The login address depends on the location.
  useEffect(() => setUrl(loginUrl(path && window.location.origin + path)), [location, path]);
  return url;
};
