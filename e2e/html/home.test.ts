import { expect, test } from 'vitest';
import { getPanel } from '#contract/trial/panel.ts';
import { ABILITY_NOS } from '../abilities.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, byRole, headingOf, textOf } from './rendered-page.ts';

const { visit, call } = await htmlPortal();

for (const path of ['/', '/hefei'])
  test(`${path} says in one sentence what the portal offers, and its numbers lead to as many abilities`, async () => {
    const page = await visit(path);
    expect(headingOf(page)).toContain(`${ABILITY_NOS.length} 项`);
    const intro = byRole(page.document, 'heading', { level: 1 }).closest('section') as Element;
    const links = allByRole(intro, 'link');
    expect(links).toHaveLength(4);
    for (const link of links) {
      const count = /^\d+/.exec(textOf(link))?.[0];
      const found = await visit(link.getAttribute('href') as string);
      expect(textOf(byRole(found.document, 'main')), textOf(link)).toContain(`共 ${count} 项能力`);
    }
  });

test('the home page shows a stored answer of the engine for each half of the catalogue, without a script', async () => {
  const section = byRole((await visit('/')).document, 'region', { name: '引擎实际给出的结果' });
  const shown = allByRole(section, 'listitem');
  const links = shown.map((item) => byRole(item, 'link', { name: '去试用' }).getAttribute('href'));
  expect(links).toEqual(['/open-ability/domain-case-detail/1#trial', '/open-ability/domain-case-detail/35#trial']);
  for (const [at, abilityNo] of [1, 35].entries()) {
    const item = shown[at] as Element;
    const { samples, engine, stored } = (await call(getPanel, { abilityNo })).body.data;
    // The page's script loads the picture when it comes near; without script it is there at once.
    expect(item.querySelector('img[data-drawing]')?.getAttribute('data-drawing')).toBe(samples[0]?.path);
    expect(item.querySelector('noscript')?.innerHTML).toContain(`src="${samples[0]?.path}"`);
    expect(item.querySelectorAll('svg polygon').length).toBeGreaterThan(0);
    expect(textOf(item)).toContain(`${engine?.model} ${engine?.version}`);
    const { fields = [], targets = [] } = stored?.found ?? {};
    expect(textOf(item)).toContain(fields[0]?.value ?? `${targets.length} 个`);
  }
});
