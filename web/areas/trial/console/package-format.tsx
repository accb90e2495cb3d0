import { t, type TextKey } from '#web/kit/texts.ts';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import type { ModelAbility } from './models-list.ts';
import styles from './models.module.css';

/** Returns an example manifest for an ability. */
const manifestOf = ({ abilityNo, abilityName, labels: [label] }: ModelAbility) => `{
  "format": 1,
  "name": ${JSON.stringify(abilityName)},
  "version": "1.0.0",
  "abilityNo": ${abilityNo},
  "licence": "Apache-2.0",
  "model": { "sha256": "${'0'.repeat(64)}" },
  "input": {
    "width": 640, "height": 640, "layout": "NCHW", "channels": "RGB",
    "resize": "letterbox", "mean": [0, 0, 0], "std": [255, 255, 255], "type": "float32"
  },
  "decoder": { "type": "yolov8", "scoreThreshold": 0.4, "iouThreshold": 0.5 },
  "labels": [${label === undefined ? '' : `${JSON.stringify(label)}, `}null],
  "chips": [9, 14],
  "sample": "sample.jpg"
}`;

const files = {
  'manifest.json': 'models.format.manifest',
  'model.onnx': 'models.format.model',
  LICENSE: 'models.format.licence',
  'sample.jpg / sample.png': 'models.format.sample',
} as const;

const fields = {
  'model.sha256': 'models.format.sha256',
  input: 'models.format.input',
  labels: 'models.format.labels',
  chips: 'models.format.chips',
  example: 'models.format.example',
} as const;

/** The output that each decoder reads, and its parameters, by type. */
const decoders = {
  classification: ['[1, classes]', 'scoreThreshold, activation: softmax | sigmoid | none'],
  yolov5: ['[1, rows, 5 + classes]', 'scoreThreshold, iouThreshold'],
  yolov8: ['[1, 4 + classes, columns]', 'scoreThreshold, iouThreshold'],
  ssd: [
    '[1, rows, 4] + [1, rows] + [1, rows]',
    'scoreThreshold, iouThreshold, heads, corners: xyxy | yxyx, normalised, firstClass',
  ],
  keypoints: ['[1, 5 + 3 × keypoints, columns]', 'scoreThreshold, iouThreshold, keypoints'],
  ctc: ['[1, steps, characters + 1]', 'scoreThreshold, characters, blank: first | last, softmax'],
} as const;

const pairColumns = (title: TextKey): readonly Column<[string, TextKey]>[] => [
  { title, cell: ([name]) => <code>{name}</code> },
  { title: 'models.format.what', cell: ([, text]) => <span>{t(text)}</span> },
];
const decoderColumns: readonly Column<[string, readonly [string, string]]>[] = [
  { title: 'models.format.type', cell: ([type]) => <code>{type}</code> },
  { title: 'models.format.output', cell: ([, [output]]) => <code>{output}</code> },
  { title: 'models.format.parameters', cell: ([, [, parameters]]) => <code>{parameters}</code> },
];

const reasons = ['files', 'fits', 'operators', 'limits'] as const;

/**
 * Describes the format of a package: its files, its manifest, the outputs that are read, and the reasons for rejection.
 */
export const PackageFormat = ({ ability }: { ability: ModelAbility }) => (
  <>
    <WorkSection title={t('models.format.files')}>
      <WorkTable
        label={t('models.format.files')}
        columns={pairColumns('models.format.file')}
        rows={Object.entries(files)}
        keyOf={([name]) => name}
      />
    </WorkSection>
    <WorkSection title="manifest.json">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it. */}
      <pre tabIndex={0} className={styles.manifest} role="region" aria-label="manifest.json">
        {manifestOf(ability)}
      </pre>
      <WorkTable
        label="manifest.json"
        columns={pairColumns('models.format.field')}
        rows={Object.entries(fields)}
        keyOf={([name]) => name}
      />
    </WorkSection>
    <WorkSection title={t('models.format.decoders')}>
      <WorkTable
        label={t('models.format.decoders')}
        columns={decoderColumns}
        rows={Object.entries(decoders)}
        keyOf={([type]) => type}
      />
    </WorkSection>
    <WorkSection title={t('models.format.refused')}>
      <ul className={styles.list}>
        {reasons.map((key) => (
          <li key={key}>{t(`models.format.refused.${key}`)}</li>
        ))}
      </ul>
    </WorkSection>
  </>
);
