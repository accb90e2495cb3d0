/** Set by the inline script of every page. */
interface NearDrawings {
  /** Shows the element's drawing or photo when it comes near the screen, or at once if the element shows another one. */
  watch(element: SVGSVGElement | HTMLImageElement): void;
}

declare global {
  interface Window {
    nearDrawings?: NearDrawings;
  }
}

/** How far from the screen drawings are shown: about a phone's screen, so that scrolling seldom meets an empty place. */
const MARGIN_PX = 700;
/** A photo has fifty times the bytes of a drawing, and a visitor who does not scroll needs none. */
const PHOTO_MARGIN_PX = 50;

/**
 * Draws the drawings of a page, and loads photos below the first screen (`near-photo.tsx`), when they come near. The
 * drawings of a whole page would block a phone for up to a second, and `loading="lazy"` loads from 2500 px away. Runs
 * inline, so that the first ones need not wait for the scripts. Printing needs all of them. The server renders this code
 * into the page, so that no script file contains it.
 */
export const drawingScript = import.meta.env.SSR
  ? `(function(){
var d=document;
function draw(e){
if(e.src!=null)return void(e.src=e.getAttribute('data-drawing'));
var u=e.firstChild||e.appendChild(d.createElementNS(e.namespaceURI,'use'));
u.setAttribute('href',e.getAttribute('data-drawing')+'#drawing')}
function within(m){return new IntersectionObserver(function(l,o){l.forEach(function(i){if(i.isIntersecting){o.unobserve(i.target);draw(i.target)}})},{rootMargin:m+'px'})}
var seen=within(${MARGIN_PX}),close=within(${PHOTO_MARGIN_PX});
function watch(e){if(e.firstChild||e.src)draw(e);else(e.src==null?seen:close).observe(e)}
function all(f){d.querySelectorAll('[data-drawing]').forEach(f)}
addEventListener('beforeprint',function(){all(draw)});
d.addEventListener('DOMContentLoaded',function(){all(watch)});
window.nearDrawings={watch:watch};
})()`.replace(/\n/g, '')
  : '';
