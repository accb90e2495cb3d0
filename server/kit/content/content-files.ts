import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { unstorable } from '#contract/kit/unstorable.ts';
import { schemaReasons } from '../schema-reasons.ts';

export interface ContentError {
  /** Path below the content folder. */
  file: string;
  /** Dotted path of the field; empty for the whole file. */
  field: string;
  reason: string;
}

/** The content cannot be imported; the message lists each error with file, field and reason. */
export class WrongContent extends Error {
  override name = 'WrongContent';
  readonly errors: readonly ContentError[];

  constructor(errors: readonly ContentError[]) {
    super(errors.map((error) => `${error.file}: ${error.field ? `${error.field}: ` : ''}${error.reason}`).join('\n'));
    this.errors = errors;
  }
}

/** Reads content files with their schemas and collects all errors, so that an author sees them together. */
export interface ContentFiles {
  list(folder: string, ending: string): string[];
  /** Returns the data of a JSON file, unchecked, or undefined if it has none. */
  data(file: string): unknown;
  /** Returns the data of the file, or undefined if it has an error. */
  json<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> | undefined;
  text(file: string): string | undefined;
  bytes(file: string): Buffer | undefined;
  addError(file: string, field: string, reason: string): void;
  readonly errors: readonly ContentError[];
}

const notKnown = 'is no known field';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the dotted paths of fields that a schema dropped: schemas shared with answers drop unknown fields. */
const droppedFields = (written: unknown, read: unknown, path = ''): string[] => {
  if (!isObject(written) || !isObject(read)) return [];
  return Object.keys(written).flatMap((key) =>
    Object.hasOwn(read, key) ? droppedFields(written[key], read[key], `${path}${key}.`) : [path + key],
  );
};

export const contentFiles = (root: string): ContentFiles => {
  const errors: ContentError[] = [];
  const addError = (file: string, field: string, reason: string) => {
    errors.push({ file, field, reason });
  };

  const text = (file: string): string | undefined => {
    try {
      const decoded = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(root, file)));
      if (decoded.search(unstorable) === -1) return decoded;
      addError(file, '', 'holds U+0000');
    } catch (error) {
      addError(file, '', error instanceof TypeError ? 'is not UTF-8' : 'cannot be read');
    }
    return undefined;
  };

  const names = (folder: string): string[] => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    } catch {
      addError(folder, '', 'cannot be read');
      return [];
    }
  };

  const dataOf = (file: string): unknown => {
    const source = text(file);
    if (source === undefined) return undefined;
    try {
      return JSON.parse(source) as unknown;
    } catch (error) {
      addError(file, '', `is not JSON: ${(error as Error).message}`);
      return undefined;
    }
  };

  return {
    errors,
    addError,
    text,
    bytes(file) {
      try {
        return readFileSync(join(root, file));
      } catch {
        addError(file, '', 'cannot be read');
        return undefined;
      }
    },
    list: (folder, ending) =>
      names(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .sort(),
    data: dataOf,
    json(file, schema) {
      const data = dataOf(file);
      if (data === undefined) return undefined;
      const read = z.safeParse(schema, data, schemaReasons);
      if (read.success) {
        for (const field of droppedFields(data, read.data)) addError(file, field, notKnown);
        return read.data;
      }
      for (const issue of read.error.issues) {
        const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
        for (const key of unknown) addError(file, [...issue.path, key].join('.'), notKnown);
        if (unknown.length === 0) addError(file, issue.path.join('.'), issue.message);
      }
      return undefined;
    },
  };
};
