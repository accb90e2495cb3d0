import type { Connection } from '../connection.ts';
import { createArgumentReader } from './argument-type.ts';
import { type QueryCall, queryCallsOf } from './calls.ts';
import { compareRow, isNeverNull } from './compare.ts';
import { type Described, openDescriber } from './describe.ts';
import { isMadeAt, madePath, type Made } from './made.ts';
import { compareArguments, shapeOfValue } from './parameters.ts';
import { createTypeReader, type Modules, type Shape } from './row-type.ts';
import type { Source, Sources } from './sources.ts';

export interface Checked {
  /** One line per finding: file, statement and difference. */
  findings: string[];
  /** Number of prepared texts. */
  texts: number;
  /** Number of calls that run a statement. */
  calls: number;
  /** Number of pairs of a statement and the row type that a call names for it. */
  pairs: number;
  /** Number of columns compared with a field of a row type. */
  columns: number;
  /** Number of arguments in the sources compared with the type of a parameter. */
  passed: number;
}

interface Inputs {
  sources: Sources;
  /** The modules that have been loaded. */
  modules: Modules;
  /** The files whose calls are checked. */
  checked: readonly Source[];
  /** The statements that `named` has created. */
  made: readonly Made[];
  /** The statements that the composers have run. */
  run: readonly Made[];
}

/** The first use of a text, and the fields of all its row types. */
interface Use {
  title: string;
  /** Undefined if one of the row types is any object. */
  fields: Set<string> | undefined;
  isTyped: boolean;
}

const beginning = (text: string) => text.replace(/\s+/g, ' ').slice(0, 60);

/** Prepares each statement and compares PostgreSQL's description with the calls that run it. */
export const checkStatements = async (
  connection: Connection,
  { sources, modules, checked, made, run }: Inputs,
): Promise<Checked> => {
  const describer = await openDescriber(connection);
  const types = createTypeReader(sources, modules);
  const shapeOfArgument = createArgumentReader(types);
  const findings = new Set<string>();
  const described = new Map<string, Described | undefined>();
  const uses = new Map<string, Use>();
  // Nullable fields, each with the error to report if none of its columns can be null.
  const nullable = new Map<Shape, string | undefined>();
  let pairs = 0;
  let columns = 0;
  let comparedArguments = 0;

  const fileOf = (path: string) => path.replace(`${sources.root}/`, '');
  const paths = new Set(checked.map(({ path }) => path));
  const madeAt = ({ lines }: Made) => lines.find(({ path }) => path !== madePath && !path.endsWith('.test.ts'));

  const describe = async (text: string, title: string): Promise<Described | undefined> => {
    if (described.has(text)) return described.get(text);
    const description = await describer.describe(text).catch((error: Error) => {
      findings.add(`${title}: ${error.message}`);
      return undefined;
    });
    described.set(text, description);
    return description;
  };

  const statementsOf = ({ origin, place, through }: QueryCall): Pick<Made, 'statement' | 'values'>[] => {
    if (origin === 'composed') {
      const own = run.filter((one) => isMadeAt(one, place) && (!through || isMadeAt(one, through)));
      return [...new Map(own.map((one) => [`${one.values?.length} ${one.statement.text}`, one])).values()];
    }
    if ('text' in origin) return [{ statement: { name: '', text: origin.text } }];
    return made.filter((one) => origin.places.some((from) => isMadeAt(one, from)));
  };

  const checkCall = async (
    call: QueryCall,
    { statement: { name, text }, values }: Pick<Made, 'statement' | 'values'>,
  ) => {
    const title = `${fileOf(call.place.path)}:${call.place.from} ${name || beginning(text)}`;
    let use = uses.get(text);
    if (!use) uses.set(text, (use = { title, fields: new Set(), isTyped: false }));
    const description = await describe(text, title);
    if (!description) return;
    const given = values?.map(shapeOfValue) ?? call.values?.map((value) => shapeOfArgument(value, call.source));
    if (given && given.length !== description.parameters.length)
      findings.add(`${title}: takes ${description.parameters.length} values, but gets ${given.length}`);
    else if (given) {
      const found = compareArguments(description.parameters, given);
      for (const finding of found.findings) findings.add(`${title}: ${finding}`);
      if (!values) comparedArguments += found.compared;
    }
    if (call.isInferred && description.columns.length > 0) findings.add(`${title}: the call names no row`);
    if (!call.row) return;
    use.isTyped = true;
    const fields = types.fieldsOf(call.row, call.source);
    if (!fields) use.fields = undefined;
    if (!fields) return;
    pairs += 1;
    for (const field of fields.keys()) use.fields?.add(field);
    const found = compareRow(text, description, fields);
    for (const finding of found.findings) findings.add(`${title}: ${finding}`);
    columns += found.filled.length;
    for (const filled of found.filled) {
      const { column, field } = filled;
      const finding = `${title}: ${column.name} is never null, but the row says that it may be`;
      if (!isNeverNull(text, filled)) nullable.set(field, undefined);
      else if (!nullable.has(field)) nullable.set(field, finding);
    }
  };

  try {
    const all = made.map((one) => {
      const at = madeAt(one);
      const title = `${at ? `${fileOf(at.path)}:${at.line}` : ''} ${one.statement.name}`;
      return { text: one.statement.text, title, isOurs: at !== undefined && paths.has(at.path) };
    });
    for (const { text, title } of all) await describe(text, title);
    const calls = checked.flatMap((source) => queryCallsOf(sources, source));
    for (const call of calls) {
      const statements = statementsOf(call);
      if (statements.length === 0) findings.add(`${fileOf(call.place.path)}:${call.place.from}: no statement is known`);
      for (const statement of statements) await checkCall(call, statement);
    }
    for (const finding of nullable.values()) if (finding !== undefined) findings.add(finding);
    for (const [text, { title, fields, isTyped }] of uses) {
      if (!fields || !isTyped) continue;
      for (const { name } of described.get(text)?.columns ?? [])
        if (!fields.has(name)) findings.add(`${title}: no row has the column ${name}`);
    }
    for (const { text, title, isOurs } of all) if (isOurs && !uses.has(text)) findings.add(`${title}: no call runs it`);
    return {
      findings: [...findings].sort(),
      texts: described.size,
      calls: calls.length,
      pairs,
      columns,
      passed: comparedArguments,
    };
  } finally {
    await describer.close();
  }
};
