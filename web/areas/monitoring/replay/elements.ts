import type { ReplayElement } from '#contract/monitoring/replay.ts';

/** Elements that are boxes: what is in them, or was typed into them, is left out. */
const BOXES = 'img,picture,video,canvas,svg,iframe,object,input,textarea,select,[contenteditable]';
const NEVER = 'script,style,noscript,template,link,meta,option';

const NAME = /^[a-z][a-z0-9-]{0,30}$/;

/** Gives elements numbers. */
export const createNumbers = () => {
  const known = new WeakMap<Node, number>();
  let last = 0;
  return {
    of(node: Node): number {
      let id = known.get(node);
      if (id === undefined) known.set(node, (id = last += 1));
      return id;
    },
    find: (node: Node) => known.get(node),
  };
};
export type Numbers = ReturnType<typeof createNumbers>;

/** Returns how many characters an element itself shows, without those of its children. */
export const lengthOfText = (element: Element): number => {
  if (element.matches(BOXES)) return 0;
  let length = 0;
  for (const node of element.childNodes)
    if (node.nodeType === Node.TEXT_NODE) length += (node.nodeValue ?? '').trim().length;
  return length;
};

/** Returns the visible elements below one, itself included, as boxes on the page. */
export const elementsIn = (root: Element, numbers: Numbers, maximum: number): ReplayElement[] => {
  const found: ReplayElement[] = [];
  const walk = (element: Element) => {
    if (found.length >= maximum || element.matches(NEVER)) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const name = element.tagName.toLowerCase();
    const parent = element.parentElement ? (numbers.find(element.parentElement) ?? 0) : 0;
    const box = [left + window.scrollX, top + window.scrollY, width, height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    if (width > 0 || height > 0)
      found.push([numbers.of(element), parent, NAME.test(name) ? name : 'div', ...box, lengthOfText(element)]);
    if (!element.matches(BOXES)) for (const child of element.children) walk(child);
  };
  walk(root);
  return found;
};

/** Whether an element, or one around it, shows its inside as a box. */
export const isWithinBox = (element: Element): boolean => element.closest(BOXES) !== null;
