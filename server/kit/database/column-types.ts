import pg from 'pg';

const { builtins } = pg.types;
const int8Array = 1016;
const parseInt8Array = pg.types.getTypeParser(int8Array as never, 'text') as (text: string) => (string | null)[];

/** Maps columns to JavaScript values: int8 to number, date to text (a Date would shift it by the time zone). */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === builtins.INT8) return Number;
      if (oid === int8Array)
        return (text: string) => parseInt8Array(text).map((item) => (item === null ? null : Number(item)));
      if (oid === builtins.DATE) return String;
    }
    return pg.types.getTypeParser(oid as never, format as never);
  }) as typeof pg.types.getTypeParser,
};
