/** Milliseconds within which all scripts of a page must load. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Set by the inline script of every page; works without any other script. */
export interface ScriptWatch {
  /** All scripts of the first page have loaded. */
  arrived(): void;
  /** Reports that a script failed to load. "Try again" opens `address`, by default the page itself. */
  fail(address?: string): void;
  /** Removes the report, since the script has loaded after all. */
  clear(): void;
}

declare global {
  interface Window {
    scriptWatch?: ScriptWatch;
  }
}

// The texts are inline, since the language file may be missing too.
const message = '页面脚本没有加载完成，部分操作暂时不可用；已显示的内容不受影响。';
const tryAgain = '重新加载';

/**
 * Watches the scripts of the first page. Runs inline before any of them, in any browser. The last script, the entry, is
 * imported by the others: until it runs, an unhandled rejection can only come from that import. The server renders this
 * code into the page, so that no script file contains it.
 *
 * Removes the link of a late style sheet that failed, so that the next attempt requests it again: Vite's preload takes
 * any link in the page for a loaded one. Only Vite's links, unlike React's, have `crossorigin`.
 */
export const watchScripts = import.meta.env.SSR
  ? `(function(){
var d=document,box;
function clear(){if(box)box.remove();box=null}
function fail(address){
if(box||!d.body)return;
box=d.createElement('div');box.id='script-failure';box.setAttribute('role','alert');
var p=d.createElement('p');p.textContent='${message}';
var b=d.createElement('button');b.type='button';b.className='button button-primary';b.textContent='${tryAgain}';
b.onclick=function(){if(address)location.assign(address);else location.reload()};
box.appendChild(p);box.appendChild(b);d.body.appendChild(box)}
function onError(e){var t=e.target;if(!t)return;if(t.tagName==='SCRIPT')fail();if(t.rel==='stylesheet'&&t.crossOrigin)t.remove()}
var timer=setTimeout(fail,${CHUNK_TIMEOUT_MS});
function onRejection(){fail()}
addEventListener('error',onError,true);
addEventListener('unhandledrejection',onRejection);
window.scriptWatch={arrived:function(){clearTimeout(timer);removeEventListener('unhandledrejection',onRejection);clear()},fail:fail,clear:clear};
})()`.replace(/\n/g, '')
  : '';
