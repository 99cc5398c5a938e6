import type { DayWords, ResidueRecord, ResidueSummary } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { useText } from '../shell/shop.tsx';
import { useShareText } from './residueText.ts';
import { useRecordPath } from './useRecordPath.ts';

interface HistoryProps {
  readonly record: ResidueRecord;
  readonly days: Readonly<Record<string, DayWords>>;
}

/** The tests of twelve months: as a chart, on average, and what was not as it should be. */
export function History({ record, days }: HistoryProps) {
  const text = useText();
  const share = useShareText();
  const pathTo = useRecordPath();
  const { tests, average, product } = record;
  const bad = tests.filter(({ verdict }) => verdict === 'over' || verdict === 'aboveGoal').reverse();
  const last = tests.at(-1);
  const dayOf = ({ sampledOn }: ResidueSummary) => days[sampledOn]?.long ?? sampledOn;
  if (!last) return null;
  return (
    <section className="card residue-history" aria-labelledby="residue-history">
      <h3 id="residue-history">{text('pesticide.history.title')}</h3>
      {tests.length > 1 ? (
        <>
          <p className="muted small">{text('pesticide.history.sub')}</p>
          <Chart
            record={record}
            days={days}
            label={text('pesticide.history.chart', { count: tests.length, share: share(last.highest) })}
          />
        </>
      ) : (
        <p className="muted small">{text('pesticide.history.one')}</p>
      )}
      {tests.length > 1 && (
        <p>
          <b>
            {average === 0
              ? text('pesticide.history.averageNone')
              : text('pesticide.history.average', { share: share(average) })}
          </b>{' '}
          {text('pesticide.history.count', { count: tests.length })}.
        </p>
      )}
      {bad.length > 0 && (
        <ul className="residue-bad">
          {bad.map((test) => (
            <li key={`${test.batch} ${test.sampledOn}`} className={`residue-${test.verdict}`}>
              <a className="link" href={pathTo(product.sku, test.batch)}>
                {text(`pesticide.history.bad.${test.verdict}`, { share: share(test.highest), day: dayOf(test) })}
              </a>
              {test.action !== undefined && ` ${test.action}`}
            </li>
          ))}
        </ul>
      )}
      <details className="residue-all">
        <summary>{text('pesticide.history.all')}</summary>
        <ul>
          {tests.toReversed().map((test) => (
            <li key={`${test.batch} ${test.sampledOn}`}>
              <a
                href={pathTo(product.sku, test.batch)}
                aria-current={test.batch === record.test.batch ? 'true' : undefined}
              >
                <span>{dayOf(test)}</span>
                <span className="muted">{test.batch}</span>
                <b>{test.found === 0 ? '0' : share(test.highest)}</b>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const box = { left: 30, top: 8, width: 306, height: 96 } as const;

/** A column for each test, oldest first. Its height is the share of the limit; what is unlawful reaches above it. */
function Chart({ record, days, label }: HistoryProps & { readonly label: string }) {
  const { tests, goal, test: shown } = record;
  const top = Math.max(100, ...tests.map(({ highest }) => highest));
  const yOf = (share: number) => box.top + box.height * (1 - share / top);
  const step = box.width / tests.length;
  const width = Math.min(14, step * 0.6);
  const lines = [0, ...(goal === undefined ? [] : [goal]), 100];
  const middle = Math.floor((tests.length - 1) / 2);
  const named = new Set([0, ...(tests.length > 4 ? [middle] : []), tests.length - 1]);
  return (
    <svg className="residue-chart" viewBox="0 0 340 128" role="img" aria-label={label}>
      {lines.map((line) => (
        <g key={line} className={classes(line === goal && 'residue-chart-goal', line === 100 && 'residue-chart-limit')}>
          <line x1={box.left} x2={box.left + box.width} y1={yOf(line)} y2={yOf(line)} />
          <text x={box.left - 6} y={yOf(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      {tests.map((test, n) => {
        const height = Math.max(2, (box.height * test.highest) / top);
        const x = box.left + step * (n + 0.5) - width / 2;
        return (
          <g key={`${test.batch} ${test.sampledOn}`}>
            <rect
              className={classes(`residue-${test.verdict}`, test.batch === shown.batch && 'residue-chart-shown')}
              x={x}
              y={box.top + box.height - height}
              width={width}
              height={height}
              rx={Math.min(3, height / 2)}
            />
            {named.has(n) && (
              <text x={x + width / 2} y="122" textAnchor="middle">
                {days[test.sampledOn]?.month}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
