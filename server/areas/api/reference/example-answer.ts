import type { AnswerOf } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import type { getPanel } from '#contract/trial/panel.ts';
import type { Found, Recognition } from '#contract/trial/recognition.ts';

type Panel = AnswerOf<typeof getPanel>;

const EXAMPLE_ID = '01990c3e-7a10-7b52-9c4d-3f1e5a8b2c6d';
/** Longer lists show their beginning. */
const SHOWN = { targets: 3, texts: 2, fields: 8 };

const box = [120, 80, 96, 210] as const;
const corners: [number, number][] = [
  [120, 80],
  [216, 80],
  [216, 112],
  [120, 112],
];

/** A result in the form of an engine of which none is stored. */
const formOf = ({ finds, choices }: Panel, name: string): Found => {
  const label = choices[0] ?? name.replace(/(?:检测|识别).*$/, '');
  const keypoints = [{ name: '鼻', x: 160, y: 96, score: 0.94 }];
  const has = (kind: Panel['finds'][number]) => finds.length === 0 || finds.includes(kind);
  const hasText = finds.includes('texts') || finds.includes('fields');
  return {
    width: 1280,
    height: 720,
    targets:
      has('targets') || has('keypoints')
        ? [{ label, score: 0.92, box: [...box], ...(finds.includes('keypoints') && { keypoints }) }]
        : [],
    texts: hasText ? [{ text: '文字', score: 0.98, polygon: corners }] : [],
    fields: finds.includes('fields') ? [{ name: 'name', label: '名称', value: '文字', score: 0.98 }] : [],
    pieces: [],
    notes: [],
  };
};

const shortened = ({ targets, texts, fields, ...found }: Found): Found => ({
  ...found,
  targets: targets.slice(0, SHOWN.targets),
  texts: texts.slice(0, SHOWN.texts),
  fields: fields.slice(0, SHOWN.fields),
});

const allowance = (limit: number | null, used: number, resetsAt: string | null) => ({ limit, used, resetsAt });

/**
 * Returns the answer to the request of the samples, as an example: what the engine found in the first sample of the
 * ability, if that is stored, and its form otherwise. Ids, times and the quota are examples.
 */
export const exampleAnswer = (ability: { abilityNo: number; abilityName: string }, panel: Panel) => {
  const { engine, stored } = panel;
  const data: Recognition = {
    ...shortened(stored?.found ?? formOf(panel, ability.abilityName)),
    requestId: EXAMPLE_ID,
    abilityNo: ability.abilityNo,
    model: engine?.model ?? 'model',
    version: engine?.version ?? '1.0.0',
    milliseconds: 412,
    quota: {
      tier: 'certified',
      samplesOnly: false,
      left: 99,
      day: allowance(100, 1, '2026-09-12T16:00:00.000Z'),
      month: allowance(3000, 1, '2026-09-30T16:00:00.000Z'),
      inAll: allowance(null, 1, null),
    },
  };
  return { isReal: stored !== null, answer: { code: SUCCESS_CODE, msg: '', data, requestId: EXAMPLE_ID } };
};
