/** One line of the bench's table. */
export interface Row {
  name: string;
  /** What the portal reached. */
  value: number;
  /** What the reference reached in the same run. */
  reference?: number;
  /** Unit of value and reference. */
  unit: '' | 'requests/s' | 'ms' | 'MB' | 'kB';
  /** What the budget is about. */
  figure: number;
  /** Unit of the figure; a ratio and a layout shift have none. */
  figureUnit: '' | 's' | 'ms' | 'MB' | 'kB' | '%';
  /** Without one the row is for information. */
  budget?: { atLeast: number } | { atMost: number };
  /** Single measurements behind the medians, round by round. */
  rounds?: { value: number[]; reference: number[] };
}

/** Whether the row is within its budget; undefined without one. */
export const isHeld = ({ figure, budget }: Row): boolean | undefined =>
  budget && ('atLeast' in budget ? figure >= budget.atLeast : figure <= budget.atMost);
