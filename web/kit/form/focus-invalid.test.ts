import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusFirstInvalid } from './focus-invalid.ts';

let frames: (() => void)[] = [];
const drawFrame = () => {
  for (const draw of frames.splice(0)) draw();
};
const openForm = () => {
  const { document, MutationObserver } = parseHTML('<form><input id="a"><input id="b"></form>');
  vi.stubGlobal('MutationObserver', MutationObserver);
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const form = document.querySelector('form') as Element;
  const focused: string[] = [];
  const field = (id: string) => document.getElementById(id) as HTMLElement;
  for (const id of ['a', 'b'])
    field(id).focus = () => {
      focused.push(id);
      page.dispatchEvent(new Event('focusin'));
    };
  return { form, focused, page, mark: (id: string) => field(id).setAttribute('aria-invalid', 'true') };
};
/** Observers are called after what changed. */
const observed = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first invalid field gets the focus, when its error is rendered before the next frame', () => {
  const { form, focused, mark } = openForm();
  focusFirstInvalid(form);
  mark('b');
  drawFrame();
  expect(focused).toEqual(['b']);
});

test('an error that is rendered after the next frame gets the focus, too, and once', async () => {
  const { form, focused, mark } = openForm();
  focusFirstInvalid(form);
  drawFrame();
  expect(focused).toEqual([]);
  mark('a');
  await observed();
  mark('b');
  await observed();
  expect(focused).toEqual(['a']);
});

test('an error that comes seconds later takes no focus', async () => {
  const { form, focused, mark } = openForm();
  focusFirstInvalid(form);
  drawFrame();
  await vi.advanceTimersByTimeAsync(2000);
  mark('a');
  await observed();
  expect(focused).toEqual([]);
});

test('an error takes no focus from what the user has chosen meanwhile', async () => {
  const { form, focused, page, mark } = openForm();
  focusFirstInvalid(form);
  drawFrame();
  page.dispatchEvent(new Event('focusin'));
  mark('a');
  await observed();
  expect(focused).toEqual([]);
});
