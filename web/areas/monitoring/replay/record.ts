import type { ReplayPart } from '#contract/monitoring/calls.ts';
import type { ReplayElement, ReplayEvent } from '#contract/monitoring/replay.ts';
import { FLUSH_MS } from '#contract/monitoring/limits.ts';
import { randomString } from '#web/kit/ui/random-string.ts';
import { createNumbers, elementsIn, isWithinBox, lengthOfText } from './elements.ts';
import { createReplayParts } from './replay-parts.ts';

/** The interval at which changes are collected. */
const TICK_MS = 500;
const ELEMENTS_AT_ONCE = 400;
const ELEMENTS_MAXIMUM = 2500;

export interface Replay {
  noteError(): void;
  leave(): void;
  stop(): void;
}

/** Records the structure of the page and how it changes. No text, picture or input is read, only how large it is. */
export const startReplay = ({ isSampled, send }: { isSampled: boolean; send: (part: ReplayPart) => void }): Replay => {
  const began = Date.now();
  const numbers = createNumbers();
  const parts = createReplayParts({ replayId: randomString(), at: began, isSampled, send });
  const after = () => Math.max(0, Date.now() - began);
  let page = '';
  let changes: MutationRecord[] = [];
  let hasScrolled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let errorTimer: ReturnType<typeof setTimeout> | undefined;

  const add = (event: ReplayEvent) => parts.add(event);
  const addElements = (elements: readonly ReplayElement[]) => {
    for (let from = 0; from < elements.length; from += ELEMENTS_AT_ONCE)
      add({ kind: 'added', after: after(), elements: elements.slice(from, from + ELEMENTS_AT_ONCE) });
  };
  const addView = () => {
    if (page === window.location.pathname) return;
    page = window.location.pathname;
    add({ kind: 'view', after: after(), page, width: window.innerWidth, height: window.innerHeight });
  };

  const addChanges = () => {
    const some = changes;
    changes = [];
    const added = new Set<Element>();
    const removed = new Set<number>();
    const texts = new Set<Element>();
    for (const { type, target, addedNodes, removedNodes } of some) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.isConnected || isWithinBox(element)) continue;
      if (type === 'characterData') texts.add(element);
      for (const node of removedNodes) {
        const id = numbers.find(node);
        if (id !== undefined && !node.isConnected) removed.add(id);
      }
      for (const node of addedNodes) {
        if (node instanceof Element && node.isConnected) added.add(node);
        else if (node.nodeType === Node.TEXT_NODE) texts.add(element);
      }
    }
    if (removed.size > 0) add({ kind: 'removed', after: after(), ids: [...removed].slice(0, ELEMENTS_MAXIMUM) });
    // Nodes within another added element come with it.
    const roots = [...added].filter((one) => ![...added].some((other) => other !== one && other.contains(one)));
    for (const root of roots) addElements(elementsIn(root, numbers, ELEMENTS_MAXIMUM));
    for (const element of texts) {
      const id = numbers.find(element);
      if (id !== undefined) add({ kind: 'text', after: after(), id, length: lengthOfText(element) });
    }
  };
  const tick = () => {
    timer = undefined;
    addView();
    addChanges();
    if (hasScrolled) add({ kind: 'scroll', after: after(), top: Math.round(window.scrollY) });
    hasScrolled = false;
    if (!parts.isOpen()) stop();
  };
  const soon = () => {
    timer ??= setTimeout(tick, TICK_MS);
  };
  const observer = new MutationObserver((more) => {
    changes.push(...more);
    soon();
  });
  const onScroll = () => {
    hasScrolled = true;
    soon();
  };
  const onClick = ({ pageX, pageY }: MouseEvent) =>
    add({ kind: 'click', after: after(), left: Math.round(pageX), top: Math.round(pageY) });
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(errorTimer);
    observer.disconnect();
    window.removeEventListener('scroll', onScroll);
    document.removeEventListener('click', onClick, true);
  };

  addView();
  addElements(elementsIn(document.body, numbers, ELEMENTS_MAXIMUM));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('click', onClick, true);

  const sendAll = () => {
    tick();
    parts.sendAll();
  };
  return {
    noteError() {
      add({ kind: 'error', after: after() });
      parts.noteError();
      // With the report of the error.
      errorTimer ??= setTimeout(sendAll, FLUSH_MS);
    },
    leave: sendAll,
    stop,
  };
};
