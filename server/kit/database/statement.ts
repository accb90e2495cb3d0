/** An SQL text that each connection prepares once under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const names = new Map<string, string>();

/**
 * Registers a frequent SQL text as a named prepared statement, also if Kysely compiles the same text. Names are unique
 * and have at most 63 bytes; lists are one parameter (`= any($1)`).
 */
export function named(name: string, text: string): Statement {
  if (Buffer.byteLength(name) > 63) throw new Error(`the statement name ${name} is longer than PostgreSQL keeps`);
  const known = names.get(text);
  if (known === name) return { name, text };
  if (known !== undefined || [...names.values()].includes(name)) {
    throw new Error(`the statement ${name} is registered already, as ${known ?? 'another text'}`);
  }
  names.set(text, name);
  return { name, text };
}

/** Returns the name of a registered text. */
export const nameOf = (text: string): string | undefined => names.get(text);
