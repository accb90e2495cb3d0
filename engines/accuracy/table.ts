import { levels } from '../specimens/levels.ts';
import type { Outcome } from './measure.ts';

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`);

const row = (name: string, outcomes: readonly Outcome[]) => {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const right = outcomes.filter(({ wrong }) => wrong.length === 0).length;
  const falselyPassed = sum(({ wrong }) => wrong.filter(({ passed }) => passed).length);
  const mean = Math.round(sum(({ milliseconds }) => milliseconds) / Math.max(1, outcomes.length));
  return [
    name.padEnd(24),
    percent(
      sum(({ characterErrors }) => characterErrors),
      sum(({ characters }) => characters),
    ).padStart(10),
    `${right}/${outcomes.length}`.padStart(10),
    percent(right, outcomes.length).padStart(10),
    String(sum(({ wrong }) => wrong.length)).padStart(8),
    String(falselyPassed).padStart(8),
    `${mean} ms`.padStart(9),
  ].join(' ');
};

/** By kind or, for one kind, by level. */
export const table = (outcomes: readonly Outcome[]): string => {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const header = `${''.padEnd(24)} characters  documents      right   fields   passed      time`;
  const rows =
    kinds.length > 1
      ? kinds.map((kind) =>
          row(
            kind,
            outcomes.filter((outcome) => outcome.kind === kind),
          ),
        )
      : levels
          .filter((level) => outcomes.some((outcome) => outcome.level === level))
          .map((level) =>
            row(
              level,
              outcomes.filter((outcome) => outcome.level === level),
            ),
          );
  return [header, ...rows, row(kinds.length > 1 ? 'all' : (kinds[0] ?? ''), outcomes), ''].join('\n');
};
