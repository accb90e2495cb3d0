import 'uplot/dist/uPlot.min.css';
import UPlot from 'uplot';
import { type ChartData, lonely, stacked, tickText, type Tone } from './chart-series.ts';

export interface PlotOptions extends ChartData {
  kind: 'columns' | 'lines';
  /** Gets the moment that the pointer is at; null if it is at none. */
  onPoint: (at: number | null) => void;
}

/** The skin's colours and fonts, which a canvas cannot take from a style sheet. */
const skinOf = (box: HTMLElement) => {
  const style = getComputedStyle(box);
  return {
    colour: (tone: Tone | 'line' | 'text-2' | 'surface') => style.getPropertyValue(`--${tone}`).trim(),
    font: `12px ${style.fontFamily}`,
  };
};

/** The steps between two labels of moments, and the room that a label takes. */
const TICKS = [1, 2, 3, 4, 6, 7, 8, 12, 14, 15, 24, 30];
const TICK_PX = 56;
const AXIS_PX = 30;
const COLUMN_SHARE = 0.64;
const COLUMN_PX = 40;
const POINT_PX = 6;

/** Draws a chart into an element, again with each size; returns what moves the marked moment and what removes it. */
export const drawPlot = (box: HTMLElement, { kind, moments, step, series, format, onPoint }: PlotOptions) => {
  const { colour, font } = skinOf(box);
  const isStacked = kind === 'columns';
  const sums = isStacked ? stacked(series) : series.map(({ values }) => [...values]);
  // The tallest columns are drawn first, so that the lower ones are in front of them.
  const order = series.map((_, at) => at);
  if (isStacked) order.reverse();
  const axis = {
    stroke: colour('text-2'),
    font,
    grid: { stroke: colour('line'), width: 1 },
    ticks: { show: false },
  };
  const plot = new UPlot(
    {
      width: box.clientWidth,
      height: box.clientHeight,
      legend: { show: false },
      cursor: {
        y: false,
        drag: { setScale: false, x: false, y: false },
        points: { show: kind === 'lines' },
      },
      scales: {
        x: { time: false, range: [-0.5, moments.length - 0.5] },
        y: { range: (_plot, _low, high) => [0, Math.max(1, high * 1.08)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: AXIS_PX,
          space: TICK_PX,
          incrs: TICKS,
          values: (_plot, splits) => splits.map((at) => (moments[at] ? tickText(moments[at], step) : '')),
        },
        {
          ...axis,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 1e7, 1e8],
          space: AXIS_PX,
          size: (_plot, values) => 16 + Math.max(3, ...(values ?? []).map(({ length }) => length)) * 7,
          values: (_plot, splits) => splits.map(format),
        },
      ],
      series: [
        {},
        ...order.map((at) => {
          const stroke = colour(series[at]?.tone ?? 'brand');
          return isStacked
            ? {
                stroke,
                fill: stroke,
                width: 0,
                points: { show: false },
                paths: UPlot.paths.bars?.({ size: [COLUMN_SHARE, COLUMN_PX] }),
              }
            : {
                stroke,
                width: 2,
                // No line leads to a value whose neighbours have none.
                points: { show: true, size: POINT_PX, fill: stroke, filter: () => lonely(sums[at] ?? []) },
              };
        }),
      ] as UPlot.Series[],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    },
    [moments.map((_, at) => at), ...order.map((at) => sums[at] ?? [])] as UPlot.AlignedData,
    box,
  );
  const sizes = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: box.clientHeight }));
  sizes.observe(box);
  return {
    point: (at: number) => plot.setCursor({ left: plot.valToPos(at, 'x'), top: plot.over.clientHeight / 2 }),
    remove: () => {
      sizes.disconnect();
      plot.destroy();
    },
  };
};
