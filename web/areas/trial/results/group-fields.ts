import type { Field, Found, Piece } from '#contract/trial/recognition.ts';
import type { Layer } from '../overlay/shapes.ts';

/** A field with its index in the result. */
export interface PlacedField extends Field {
  at: number;
}

export interface FieldGroup {
  /** The document that the fields were read from, on a sheet of several. */
  piece: { at: number; label: string; score: number } | undefined;
  /** The fields outside of tables. */
  read: PlacedField[];
  /** The fields outside of tables without a value. */
  missing: PlacedField[];
  /** The fields in rows. A cell without a field was not read. */
  table: { columns: string[]; rows: PlacedField[][] } | undefined;
}

const tableOf = (fields: readonly PlacedField[]): FieldGroup['table'] => {
  if (fields.length === 0) return undefined;
  const rows = new Map<number, PlacedField[]>();
  for (const field of fields) {
    const row = field.row as number;
    rows.set(row, [...(rows.get(row) ?? []), field]);
  }
  return {
    columns: [...new Set(fields.map(({ label }) => label))],
    rows: [...rows].sort(([a], [b]) => a - b).map(([, row]) => row),
  };
};

/**
 * Groups the fields of a result by document, with missing fields and table rows separate. Includes documents without
 * fields.
 */
export const groupFields = (fields: readonly Field[], pieces: readonly Piece[]): FieldGroup[] => {
  const placed = fields.map((field, at): PlacedField => ({ ...field, at }));
  const places = [undefined, ...pieces.keys()];
  return places.flatMap((place): FieldGroup[] => {
    const own = placed.filter(({ piece }) => piece === place);
    const piece = place === undefined ? undefined : pieces[place];
    if (own.length === 0 && !piece) return [];
    return [
      {
        piece: piece && { at: place as number, label: piece.label, score: piece.score },
        read: own.filter(({ row, value }) => row === undefined && value !== ''),
        missing: own.filter(({ row, value }) => row === undefined && value === ''),
        table: tableOf(own.filter(({ row }) => row !== undefined)),
      },
    ];
  });
};

/** Returns how many results a layer has. Fields without a value do not count. */
export const countOf = (found: Found, layer: Layer): number =>
  layer === 'fields' ? found.fields.filter(({ value }) => value !== '').length : found[layer].length;

/** Groups labels by the kind of document that precedes them. Labels without a kind are under an empty one. */
export const namesByKind = (labels: readonly string[]): [kind: string, names: string[]][] => {
  const kinds = new Map<string, string[]>();
  for (const label of labels) {
    const at = label.indexOf('·');
    const kind = label.slice(0, Math.max(0, at));
    kinds.set(kind, [...(kinds.get(kind) ?? []), label.slice(at + 1)]);
  }
  return [...kinds];
};
