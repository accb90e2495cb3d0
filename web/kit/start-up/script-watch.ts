/** Milliseconds within which every script of a page has to come. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Set by the inline script of every page; it works before and without any other script. */
export interface ScriptWatch {
  /** Every script of the first page has come. */
  arrived(): void;
  /** Tells that a script has not come. `address` is what "try again" opens, by default the page itself. */
  fail(address?: string): void;
  /** The script has come after all. */
  clear(): void;
}

declare global {
  interface Window {
    scriptWatch?: ScriptWatch;
  }
}

// The texts stand here, since the language file may not have come either.
const message = '页面脚本没有加载完成，部分操作暂时不可用；已显示的内容不受影响。';
const tryAgain = '重新加载';

/**
 * Watches the scripts of the first page; runs inline, before any of them, in any browser. The last of them, the entry, is
 * imported by the others: until it runs, a rejection that nobody handles is that of this import. It comes with the page, so
 * that no file has to carry it.
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
function onError(e){if(e.target&&e.target.tagName==='SCRIPT')fail()}
var timer=setTimeout(fail,${CHUNK_TIMEOUT_MS});
function onRejection(){fail()}
addEventListener('error',onError,true);
addEventListener('unhandledrejection',onRejection);
window.scriptWatch={arrived:function(){clearTimeout(timer);removeEventListener('unhandledrejection',onRejection);clear()},fail:fail,clear:clear};
})()`.replace(/\n/g, '')
  : '';
