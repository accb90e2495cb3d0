/** Set by the inline script of every page. */
interface NearDrawings {
  /** Draws the element's drawing when it comes near the screen, or at once if the element shows another one. */
  watch(element: SVGSVGElement): void;
}

declare global {
  interface Window {
    nearDrawings?: NearDrawings;
  }
}

/** How far from the screen a drawing is drawn: about a phone's screen, so that scrolling seldom meets an empty place. */
const MARGIN_PX = 700;

/**
 * Draws the drawings of a page when they come near the screen. The drawings of a whole page would block a phone for up
 * to a second. Runs inline, so that the first ones need not wait for the scripts. Printing needs all of them. The server
 * renders this code into the page, so that no script file contains it.
 */
export const drawingScript = import.meta.env.SSR
  ? `(function(){
var d=document;
function draw(e){
var u=e.firstChild||e.appendChild(d.createElementNS(e.namespaceURI,'use'));
u.setAttribute('href',e.getAttribute('data-drawing')+'#drawing')}
var seen=new IntersectionObserver(function(l){l.forEach(function(i){if(i.isIntersecting){seen.unobserve(i.target);draw(i.target)}})},{rootMargin:'${MARGIN_PX}px'});
function watch(e){if(e.firstChild)draw(e);else seen.observe(e)}
function all(f){d.querySelectorAll('svg[data-drawing]').forEach(f)}
addEventListener('beforeprint',function(){all(draw)});
d.addEventListener('DOMContentLoaded',function(){all(watch)});
window.nearDrawings={watch:watch};
})()`.replace(/\n/g, '')
  : '';
