import { expect, test } from 'vitest';
import { queryEquipped } from '#contract/trial/calls.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, byRole, textOf } from './rendered-page.ts';

const { visit, call } = await htmlPortal();
const { list } = (await call(queryEquipped)).body.data;
/** Targets, key points, a card, several documents, text alone, and a display. */
const OF_EACH_KIND = [1, 28, 35, 39, 48, 49];

test('[MEND-01] every ability with an engine has a stored answer of it for its page', async () => {
  for (const { abilityNo } of list)
    expect((await call(getPanel, { abilityNo })).body.data.stored, String(abilityNo)).not.toBeNull();
});

test('[MEND-01] the trial opens on the stored answer of the engine, drawn without a script', async () => {
  for (const abilityNo of OF_EACH_KIND) {
    const { engine, samples, stored } = (await call(getPanel, { abilityNo })).body.data;
    if (!engine || !stored) throw new Error(`ability ${abilityNo} has no stored result`);
    const { document } = await visit(`/open-ability/domain-case-detail/${abilityNo}`);
    const section = byRole(document, 'region', { name: '在线体验' });
    const picture = section.querySelector('img[alt$="已存的识别结果"]') as Element;
    expect(picture.getAttribute('src')).toBe(samples[0]?.path);
    const { width, height, targets, texts, fields } = stored.found;
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([`${width}`, `${height}`]);
    const isPlaced = [...targets, ...texts, ...fields].some((one) => !('whole' in one && one.whole));
    const drawing = picture.nextElementSibling as Element;
    expect(drawing.querySelectorAll('polygon').length > 0, String(abilityNo)).toBe(isPlaced);
    const words = textOf(section);
    const [year, month, day] = stored.at.split('-');
    for (const part of [`引擎 ${engine.model} ${engine.version}`, `保存于 ${year}年${month}月${day}日`])
      expect(words).toContain(part);
    const first = fields.find(({ value }) => value !== '')?.value ?? targets[0]?.label ?? texts[0]?.text ?? '';
    expect(words).toContain(first.replace(/\s+/g, ' '));
    expect(byRole(section, 'button', { name: '立即运行' }).getAttribute('data-sample')).toBe(samples[0]?.sampleId);
    expect(allByRole(section, 'button', { name: /^识别样例图片/ })).toHaveLength(samples.length);
  }
});

test('[MEND-01] the row of a code shows what the code says', async () => {
  const { document } = await visit('/open-ability/domain-case-detail/25');
  const rows = allByRole(byRole(document, 'region', { name: '已存的识别结果' }), 'listitem');
  expect(textOf(rows[0] as Element)).toMatch(/收款码.*内容：https:\/\/pay\.example\.com\/m\/\d+$/);
});

test('[MEND-01] a stored result is in the page once: as HTML, and not as data', async () => {
  const { html } = await visit('/open-ability/domain-case-detail/41');
  expect(html).not.toContain('polygon\\"');
});
