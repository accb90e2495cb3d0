import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

export interface ContentFault {
  /** Path below the content folder. */
  file: string;
  /** Dotted path of the field; empty for the file as a whole. */
  field: string;
  reason: string;
}

/** Content that cannot be imported; says each fault with file, field and reason. */
export class WrongContent extends Error {
  override name = 'WrongContent';
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(faults.map((fault) => `${fault.file}: ${fault.field ? `${fault.field}: ` : ''}${fault.reason}`).join('\n'));
    this.faults = faults;
  }
}

/** Reads content files by their schemas and gathers all faults, so that an author sees them at once. */
export interface ContentFiles {
  list(folder: string, ending: string): string[];
  /** The file's data, or undefined where it is at fault. */
  json<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> | undefined;
  text(file: string): string | undefined;
  fault(file: string, field: string, reason: string): void;
  readonly faults: readonly ContentFault[];
}

export const contentFiles = (root: string): ContentFiles => {
  const faults: ContentFault[] = [];
  const fault = (file: string, field: string, reason: string) => {
    faults.push({ file, field, reason });
  };

  const text = (file: string): string | undefined => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(root, file)));
    } catch (error) {
      fault(file, '', error instanceof TypeError ? 'is not UTF-8' : 'cannot be read');
      return undefined;
    }
  };

  return {
    faults,
    fault,
    text,
    list: (folder, ending) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .sort(),
    json(file, schema) {
      const source = text(file);
      if (source === undefined) return undefined;
      let data: unknown;
      try {
        data = JSON.parse(source);
      } catch (error) {
        fault(file, '', `is not JSON: ${(error as Error).message}`);
        return undefined;
      }
      const read = z.safeParse(schema, data);
      if (read.success) return read.data;
      for (const issue of read.error.issues) fault(file, issue.path.join('.'), issue.message);
      return undefined;
    },
  };
};
