/** A condition of SQL with a `?` for each of its values. */
export type Condition = readonly [text: string, ...values: unknown[]];

export interface Filter {
  /** Conditions joined by `and`; never empty. */
  text: string;
  /** Those of another part first. */
  values: unknown[];
}

/** Numbers the values of the conditions that are given, behind those of another part of the statement. */
export const filterOf = (conditions: readonly (Condition | undefined)[], before: readonly unknown[] = []): Filter => {
  const values = [...before];
  const texts = conditions.flatMap((condition) => {
    if (!condition) return [];
    const [text, ...given] = condition;
    let at = 0;
    return [
      text.replace(/\?/g, () => {
        values.push(given[at]);
        at += 1;
        return `$${values.length}`;
      }),
    ];
  });
  return { text: texts.join(' and ') || 'true', values };
};
