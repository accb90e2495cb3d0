import { PREVIEW_NAME } from '#contract/kit/content/limits.ts';

/**
 * Notes the errors from the first script on, until the reporter has loaded, and waits until the page has nothing to do. Runs inline, on hosts that monitor only, and not in previews. The
 * server renders this code into the page, so that no script file contains it.
 */
export const earlyNotes = import.meta.env.SSR
  ? `(function(){if(window!==top||location.search.indexOf('${PREVIEW_NAME}=')>=0)return;var q=window.noted=[];q.idle=new Promise(function(r){addEventListener('load',function(){(window.requestIdleCallback||setTimeout)(r)})});function on(e){if(window.noted)window.noted.push({what:'fault',event:e,at:Date.now()})}
addEventListener('error',on,true);addEventListener('unhandledrejection',on);addEventListener('vite:preloadError',on)})()`.replace(
      /\n/g,
      '',
    )
  : '';
