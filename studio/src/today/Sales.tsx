import type { Today } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { useFormat } from '../shell/language/format.ts';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { Panel } from '../shell/parts/Panel.tsx';
import { useShop } from '../shell/shop.ts';
import { runningTotal, scaleOf } from './running.ts';
import { useTexts } from './texts.ts';

type SalesOfToday = NonNullable<Today['sales']>;

/** Today against the last four of the same weekday: a chart, and its table, which is always there. */
export function Sales({ sales, at }: { readonly sales: SalesOfToday; readonly at: string }) {
  const texts = useTexts();
  const format = useFormat();
  const { language } = useLanguage();
  const { timeZone } = useShop();
  const { now, usual } = sales;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(new Date(at));
  const basket = ({ cents, orders }: SalesOfToday['now']) => (orders === 0 ? 0 : cents / orders);
  const rows = [
    { name: texts.money, show: format.roundMoney, values: [now.cents, usual.cents] as const },
    { name: texts.orders, show: format.count, values: [now.orders, usual.orders] as const },
    { name: texts.basket, show: format.money, values: [basket(now), basket(usual)] as const },
  ];
  return (
    <Panel flush title={texts.sales}>
      <Chart sales={sales} />
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="data-frame" role="group" aria-label={texts.sales} tabIndex={0}>
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{texts.until(format.time(at))}</th>
              <th scope="col" className="data-figure">
                {texts.todayColumn}
              </th>
              <th scope="col" className="data-figure">
                {texts.usualColumn(weekday)}
              </th>
              <th scope="col" className="data-figure">
                {texts.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, show, values: [ofNow, before] }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="data-figure">
                  <b>{show(ofNow)}</b>
                </td>
                <td className="data-figure muted">{show(before)}</td>
                <td className={classes('data-figure', ofNow >= before ? 'sales-up' : 'sales-down')}>
                  {before === 0 ? '–' : `${ofNow >= before ? '+' : ''}${format.percent(ofNow / before - 1)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

const [width, height, left, bottom] = [560, 170, 56, 22];

function Chart({ sales }: { readonly sales: SalesOfToday }) {
  const texts = useTexts();
  const format = useFormat();
  const today = runningTotal(sales.hours);
  const usual = runningTotal(sales.usualHours);
  const { top, lines } = scaleOf(Math.max(today.at(-1) ?? 0, usual.at(-1) ?? 0));
  const hours = sales.usualHours.length;
  const x = (hour: number) => left + ((width - left - 8) * hour) / hours;
  const y = (cents: number) => height - bottom - ((height - bottom - 10) * cents) / top;
  // Each total is reached at the end of its hour.
  const pathOf = (totals: readonly number[]) =>
    [`M${x(0)},${y(0)}`, ...totals.map((total, hour) => `L${x(hour + 1)},${y(total)}`)].join('');
  return (
    <svg className="sales-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.chart}>
      {lines.map((line) => (
        <g key={line}>
          <line className="sales-line" x1={left} x2={width - 8} y1={y(line)} y2={y(line)} />
          <text x={left - 8} y={y(line) + 4} textAnchor="end">
            {format.roundMoney(line)}
          </text>
        </g>
      ))}
      {[0, 4, 8, 12, 16, 20, 24].map((hour) => (
        <text key={hour} x={x(hour)} y={height - 6} textAnchor="middle">
          {hour}
        </text>
      ))}
      <path className="sales-usual" d={pathOf(usual)} />
      <path className="sales-today" d={pathOf(today)} />
      <circle className="sales-now" cx={x(today.length)} cy={y(today.at(-1) ?? 0)} r={4} />
      <text className="sales-usual-name" x={width - 8} y={y(usual.at(-1) ?? 0) - 6} textAnchor="end">
        {texts.usual}
      </text>
    </svg>
  );
}
