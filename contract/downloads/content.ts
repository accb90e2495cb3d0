import { defineContent } from '../kit/content/define-content.ts';
import {
  choice,
  date,
  file,
  group,
  list,
  long,
  markdown,
  number,
  type PayloadOf,
  picture,
  text,
} from '../kit/content/fields.ts';
import { audiences, encryptedTypeNames, encryptionFormats, fileClasses } from './access.ts';
import { downloadPath } from './download-path.ts';
import { LABEL_MAXIMUM, LABELS_MAXIMUM, VERSIONS_MAXIMUM } from './limits.ts';

/** Resources of the download center. */
export const download = defineContent({
  name: 'download',
  area: 'downloads',
  shape: 'list',
  schemaNo: 1,
  fields: {
    title: text(60),
    summary: long(300, { minimum: 0 }),
    cover: picture({ optional: true, drawings: true }),
    labels: list(text(LABEL_MAXIMUM), LABELS_MAXIMUM),
    /** The abilities that it belongs to. */
    abilityNos: list(number(1, 9999, { of: 'ability' }), 62),
    audience: choice(audiences),
    licence: text(80, { minimum: 0 }),
    /** Firmware that it works with, one line each. */
    firmware: list(text(80), 30),
    fileClass: choice(Object.values(fileClasses)),
    encryption: group(
      { format: choice(encryptionFormats), key: text(64), type: choice(encryptedTypeNames) },
      { optional: true, shownFor: { field: 'fileClass', values: [fileClasses.encryption] } },
    ),
    /** The newest first. */
    versions: list(
      group({ version: text(30), date: date(), notes: markdown(5000, { minimum: 0 }), file: file() }),
      VERSIONS_MAXIMUM,
      { minimum: 1, addsFirst: true },
    ),
  },
  title: 'title',
  path: downloadPath,
  maximumBytes: 300_000,
  permissions: { edit: 'consoleContent', publish: 'consoleContentPublish' },
});
export type DownloadContent = PayloadOf<typeof download.fields>;
