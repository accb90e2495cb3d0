import { expect, it } from 'vitest';
import { toSent } from './to-sent.ts';

it('[TRIAL-02] says where things are in the picture as it was sent, within its sides', () => {
  const raster = { width: 100, height: 50, rgb: new Uint8Array() };
  const found = toSent(
    { raster, width: 400, height: 200 },
    {
      targets: [
        { label: '牛', score: 0.9, box: [10, 10, 20, 5], keypoints: [{ name: '鼻', x: 1, y: 2, score: 0.5 }] },
        { label: '牛', score: 0.5, box: [-5, 40, 200, 200] },
      ],
      texts: [{ text: '甲', score: 1, polygon: [[0.123, 1]] }],
      fields: [
        { name: 'name', label: '姓名', value: '甲', score: 1, polygon: [[100, 50]] },
        { name: 'address', label: '住址', value: '', score: 0 },
      ],
      pieces: [{ kind: 'taxi-invoice', label: '出租车发票', score: 1, polygon: [[50, 25]] }],
      notes: ['一句话。'],
    },
  );
  expect(found).toEqual({
    width: 400,
    height: 200,
    targets: [
      { label: '牛', score: 0.9, box: [40, 40, 80, 20], keypoints: [{ name: '鼻', x: 4, y: 8, score: 0.5 }] },
      { label: '牛', score: 0.5, box: [0, 160, 400, 40] },
    ],
    texts: [{ text: '甲', score: 1, polygon: [[0.5, 4]] }],
    fields: [
      { name: 'name', label: '姓名', value: '甲', score: 1, polygon: [[400, 200]] },
      { name: 'address', label: '住址', value: '', score: 0 },
    ],
    pieces: [{ kind: 'taxi-invoice', label: '出租车发票', score: 1, polygon: [[200, 100]] }],
    notes: ['一句话。'],
  });
});
