/** One line of the bench's table. */
export interface Row {
  name: string;
  /** The portal's result. */
  value: number;
  /** The reference's result in the same run. */
  reference?: number;
  /** The unit of value and reference. */
  unit: '' | 'requests/s' | 'MB/s' | 'ms' | 'MB' | 'kB';
  /** The figure that the budget limits. */
  figure: number;
  /** The unit of the figure; ratios and layout shifts have none. */
  figureUnit: '' | 's' | 'ms' | 'MB' | 'kB' | '%';
  /** Without a budget the row is for information only. */
  budget?: { atLeast: number } | { atMost: number };
  /** The single measurements behind the medians, by round. */
  rounds?: { value: number[]; reference: number[] };
}

/** Returns whether the row is within its budget; `undefined` without one. */
export const isHeld = ({ figure, budget }: Row): boolean | undefined =>
  budget && ('atLeast' in budget ? figure >= budget.atLeast : figure <= budget.atMost);
