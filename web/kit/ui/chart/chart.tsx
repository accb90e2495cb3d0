import { Download } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTheme } from '../../shell/theme.ts';
import { t } from '../../texts.ts';
import { downloadText } from '../download-text.ts';
import styles from './chart.module.css';
import type { drawPlot } from './plot.ts';
import { chartCsv, type ChartData, inFigures, momentText, pointText } from './chart-series.ts';

interface ChartProps {
  /** Has to stay the same object while nothing changes. */
  data: ChartData;
  title: string;
  /** A sentence that says what is unusual, if anything is. */
  summary?: string | undefined;
  /** Columns are stacked, lines are next to each other. */
  kind: 'columns' | 'lines';
  /** How to read it. */
  note?: string;
  /** The name of the downloaded table, without its ending. */
  fileName: string;
}

type Plot = ReturnType<typeof drawPlot>;

/** Draws the chart once its code is loaded; again when what is shown or the theme changes. */
const usePlot = (data: ChartData, kind: ChartProps['kind'], onPoint: (at: number | null) => void) => {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot>(undefined);
  const [theme] = useTheme();
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colours that are drawn.
  useEffect(() => {
    let isLeft = false;
    import('./plot.ts')
      .then((loaded) => {
        if (!isLeft && box.current) plot.current = loaded.drawPlot(box.current, { ...data, kind, onPoint });
      })
      .catch(() => setFailed(true));
    return () => {
      isLeft = true;
      plot.current?.remove();
      plot.current = undefined;
    };
  }, [data, kind, onPoint, theme]);
  return { box, plot, hasFailed };
};

const Legend = ({ series }: Pick<ChartData, 'series'>) => (
  <ul className={styles.legend}>
    {series.map(({ label, tone }) => (
      <li key={label}>
        <span className={styles[tone]} aria-hidden="true" />
        {label}
      </li>
    ))}
  </ul>
);

const DataTable = ({ data: { moments, step, series }, title }: Pick<ChartProps, 'data' | 'title'>) => (
  <details className={styles.data}>
    <summary>{t('chart.table')}</summary>
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t(step === 'day' ? 'chart.days' : 'chart.hours')}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map((moment, at) => (
          <tr key={moment}>
            <th scope="row">{momentText(moment, step)}</th>
            {series.map(({ label, values: { [at]: value } }) => (
              <td key={label}>{value === null || value === undefined ? t('chart.noValue') : inFigures(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/**
 * A chart over hours or days with a sentence, a legend, its table and its CSV. The arrow keys go from moment to moment;
 * a line below the chart says the values of the one that is marked.
 */
export const Chart = ({ data, title, summary, kind, note, fileName }: ChartProps) => {
  const id = useId();
  const [marked, setMarked] = useState<{ at: number | null; of: ChartData }>({ at: null, of: data });
  const setAt = useCallback((at: number | null) => setMarked({ at, of: data }), [data]);
  const { box, plot, hasFailed } = usePlot(data, kind, setAt);
  const last = data.moments.length - 1;
  // A mark of other data says nothing of these.
  const shown = (marked.of === data ? marked.at : null) ?? last;
  const move = (event: KeyboardEvent) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.min(last, Math.max(0, to));
    setAt(next);
    plot.current?.point(next);
  };
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <header className={styles.head}>
        <figcaption id={id}>{title}</figcaption>
        <button type="button" className={styles.csv} onClick={() => downloadText(`${fileName}.csv`, chartCsv(data))}>
          <Download size={14} aria-hidden="true" />
          {t('chart.csv')}
        </button>
      </header>
      {summary && <p className={styles.summary}>{summary}</p>}
      <Legend series={data.series} />
      {hasFailed ? (
        <p role="status">{t('chart.failed')}</p>
      ) : (
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={t('chart.move', { title })}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={shown}
          aria-valuetext={pointText(data, shown)}
          onKeyDown={move}
        >
          <div ref={box} className={styles.canvas} />
        </div>
      )}
      <p className={styles.point} aria-hidden="true">
        {pointText(data, shown)}
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <DataTable data={data} title={title} />
    </figure>
  );
};
