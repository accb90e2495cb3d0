/** The parts of a page that came as HTML: no script of the page holds on to what is in them. */
const TEXTS = '[data-html]';

/** Other work, such as a key, comes before what follows. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Returns what readers see around the texts, without times, since each minute has another one, and without what is hidden from them. */
const around = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return (node as Text).data;
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (element.matches('time, [aria-hidden="true"]')) return '';
  const head = `<${element.tagName} ${element.getAttribute('href') ?? ''} ${element.getAttribute('src') ?? ''}>`;
  return element.matches(TEXTS) ? head : head + [...element.childNodes].map(around).join('');
};

/** Replaces what differs between two texts, from the first to the last of their parts. */
const update = (before: Element, after: Element): void => {
  const old = [...before.childNodes];
  const fresh = [...after.childNodes];
  const shorter = Math.min(old.length, fresh.length);
  const isSame = (at: number) => old.at(at)?.isEqualNode(fresh.at(at) ?? null) === true;
  let start = 0;
  while (start < shorter && isSame(start)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(-1 - end)) end += 1;
  const next = old[old.length - end] ?? null;
  for (const node of old.slice(start, old.length - end)) node.remove();
  for (const node of fresh.slice(start, fresh.length - end)) before.insertBefore(node, next);
};

/**
 * Shows the texts of an address on a loaded page. Returns false if that page differs in more than its texts and has to
 * be loaded. Loading takes many times as long, in the thread in which the user types.
 */
export const showText = async (page: Document, address: string, signal: AbortSignal): Promise<boolean> => {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal });
  if (!answer.ok || answer.redirected) return false;
  const html = /<main\b.*<\/main>/s.exec(await answer.text())?.[0] ?? '';
  await pause();
  const next = new DOMParser().parseFromString(html, 'text/html');
  await pause();
  const [before, after] = [page, next].map((one) => one.querySelector('main'));
  if (!before || !after) return false;
  const wanted = around(after);
  await pause();
  if (signal.aborted || around(before) !== wanted) return false;
  await pause();
  const texts = [...before.querySelectorAll(TEXTS)];
  const fresh = [...after.querySelectorAll(TEXTS)];
  if (signal.aborted || texts.length === 0) return false;
  for (const [at, text] of texts.entries()) update(text, fresh[at] as Element);
  return true;
};
