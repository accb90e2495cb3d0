import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import { WRONG_CONTENTS } from '#contract/kit/errors/portal.ts';
import { type ImportedRow, importSubAccounts } from '#contract/organisation/calls.ts';
import { IMPORT_ROWS_MAXIMUM } from '#contract/organisation/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { randomString } from '#web/kit/ui/random-string.ts';
import type { Encoding, FileError } from './decode-file.ts';
import { type ReadFile, readFile } from './read-file.ts';

export interface Checked {
  name: string;
  encoding: Encoding;
  csv: string;
  result: AnswerOf<typeof importSubAccounts>;
}

const fileErrorKeys: Record<FileError | 'tooLarge' | 'failed', TextKey> = {
  empty: 'subAccounts.import.empty',
  workbook: 'subAccounts.import.workbook',
  notText: 'subAccounts.import.notText',
  badBytes: 'subAccounts.import.badBytes',
  tooLarge: 'subAccounts.import.tooLarge',
  failed: 'subAccounts.import.failed',
};

const isRead = (read: ReadFile): read is Extract<ReadFile, { text: string }> => 'text' in read;

/** Reads a chosen file, has the server check it, and imports the checked file. */
export const useImport = (onImported: (rows: readonly ImportedRow[]) => void) => {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const [formError, setFormError] = useState<string>();
  /** One idempotency key for each checked file, so that a retry after a lost response creates nothing twice. */
  const key = useRef('');

  const check = async (name: string, encoding: Encoding, csv: string) => {
    key.current = randomString();
    const result = await makeCall(importSubAccounts, { csv, dryRun: true }, { idempotencyKey: randomString() });
    setChecked({ name, encoding, csv, result });
  };
  const working = async (work: () => Promise<void>) => {
    setBusy(true);
    setFormError(undefined);
    try {
      await work();
    } catch (error) {
      setFormError((error as Error).message);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    checked,
    formError,
    choose: (file: File) =>
      working(async () => {
        setChecked(undefined);
        const read = await readFile(file);
        if (isRead(read)) await check(file.name, read.encoding, read.text);
        else setFormError(t(fileErrorKeys[read.fileError], { rows: IMPORT_ROWS_MAXIMUM }));
      }),
    importChecked: ({ name, encoding, csv, result }: Checked) =>
      working(async () => {
        try {
          await makeCall(importSubAccounts, { csv }, { idempotencyKey: key.current });
          void revalidate();
          onImported(result.rows);
        } catch (error) {
          if ((error as CallFailure).code !== WRONG_CONTENTS) throw error;
          await check(name, encoding, csv);
          setFormError(t('subAccounts.import.changed'));
        }
      }),
  };
};
