import { fileClasses, isKeyOf } from '#contract/downloads/access.ts';
import { type DownloadContent, download } from '#contract/downloads/content.ts';
import type { Payload, ValidationError } from '#contract/kit/content/validation-errors.ts';
import { findReadyFile } from '#server/areas/files/public/large-files.ts';
import { builtNameIn, type BuiltFiles } from '#server/kit/content/built-files.ts';
import { type AnyServedKind, type DefaultEntry, serveKind } from '#server/kit/content/served-kind.ts';
import type { Database } from '#server/kit/database/database.ts';
import { builtDownloads } from './built-files.ts';
import { createProjectStore } from './project-store.ts';
import { searchEntryOf } from './search-entry.ts';

const FILE = 'downloads/downloads.json';

/** The files of the release: a default download names them, so that it stays the same when they change. */
interface Basis {
  built: BuiltFiles;
}

/** An entry of `content/downloads/downloads.json`. */
type Written = Payload & { slug: string };

const isList = (value: unknown): value is Written[] =>
  Array.isArray(value) && value.every((one) => typeof one?.slug === 'string');

/** Returns the places of values that occur before in their list. */
const twice = (values: readonly string[]): number[] =>
  values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []));

const validationErrorsOf = ({ versions, fileClass, encryption }: DownloadContent): ValidationError[] => [
  ...twice(versions.map(({ version }) => version)).map(
    (at): ValidationError => ({
      path: `versions.${at}.version`,
      problem: 'twice',
    }),
  ),
  ...twice(versions.map(({ file }) => file)).map(
    (at): ValidationError => ({ path: `versions.${at}.file`, problem: 'twice' }),
  ),
  ...(fileClass === fileClasses.encryption && !encryption
    ? [{ path: 'encryption', problem: 'missing' } satisfies ValidationError]
    : []),
  ...(encryption && !isKeyOf(encryption)
    ? [{ path: 'encryption.key', problem: 'pattern' } satisfies ValidationError]
    : []),
];

/** Returns an error for each file that is not there, or has not arrived. */
const missingFiles = async (transaction: Database, { versions }: DownloadContent): Promise<ValidationError[]> => {
  const built = builtDownloads.read();
  const problems: ValidationError[] = [];
  for (const [at, { file }] of versions.entries()) {
    const name = builtNameIn(file);
    const found = name === undefined ? await findReadyFile(transaction, file) : built[name];
    if (!found) problems.push({ path: `versions.${at}.file`, problem: 'missing' });
  }
  return problems;
};

const downloads = serveKind<Basis>({
  kind: download,
  projection: 1,
  readDefaults(files) {
    const written = files.data(FILE);
    if (written !== undefined && !isList(written)) files.addError(FILE, '', 'is no list of downloads with a slug');
    const entries = (isList(written) ? written : []).map(
      ({ slug, ...payload }): DefaultEntry => ({
        key: slug,
        slug,
        payload,
        file: FILE,
      }),
    );
    return { entries, basis: { built: builtDownloads.read() } };
  },
  writeDefaults(entries, files) {
    const before = files.data(FILE);
    const written = new Map((isList(before) ? before : []).map((one) => [one.slug, one]));
    for (const { key, slug, payload } of entries) {
      if (key !== null && key !== slug) written.delete(key);
      if (payload) written.set(slug, { slug, ...payload });
      else written.delete(slug);
    }
    files.write(FILE, [...written.values()]);
  },
  validate: (payload) => validationErrorsOf(payload as DownloadContent),
  validateStored: (transaction, payload) => missingFiles(transaction, payload as DownloadContent),
  project: (transaction, changes, { built }) => createProjectStore(transaction).write(changes, built),
  search: async (_transaction, changes) =>
    changes.map(({ entryId, slug, payload }) => ({
      entryId,
      entry: payload && searchEntryOf(slug, payload as DownloadContent),
    })),
});

export const downloadKinds: readonly AnyServedKind[] = [downloads];
