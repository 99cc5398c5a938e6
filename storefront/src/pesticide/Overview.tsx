import { type DayWords, type ResidueOverview, type ResidueVerdict, residueVerdicts } from '@trolley/contract';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { ShieldIcon } from '@trolley/ui/icons.ts';
import { useText } from '../shell/shop.tsx';
import { HowTested } from './HowTested.tsx';
import { useShareText } from './residueText.ts';
import { TestedList } from './TestedProducts.tsx';
import { useRecordPath } from './useRecordPath.ts';
import { Verdict } from './Verdict.tsx';

interface OverviewProps {
  readonly overview: ResidueOverview;
  readonly days: Readonly<Record<string, DayWords>>;
}

/** Before anybody looks for something: what was bad, what came last, and how it is tested. */
export function Overview({ overview, days }: OverviewProps) {
  const text = useText();
  const share = useShareText();
  const pathTo = useRecordPath();
  const { tests, latest, bad } = overview;
  const [newest] = latest;
  if (!newest)
    return (
      <EmptyState icon={ShieldIcon} title={text('pesticide.empty.title')}>
        {text('pesticide.empty.text')}
      </EmptyState>
    );
  return (
    <>
      <section className="residue-latest" aria-labelledby="residue-latest">
        <h2 id="residue-latest">{text('pesticide.latest.title')}</h2>
        <TestedList products={latest} days={days} />
      </section>
      <div className="residue-rest">
        <section aria-labelledby="residue-bad">
          <h2 id="residue-bad">{text('pesticide.bad.title')}</h2>
          <p className="muted">{text(bad.length > 0 || tests === 0 ? 'pesticide.bad.lead' : 'pesticide.bad.none')}</p>
          <ul className="residue-cases">
            {bad.map(({ product, test }) => (
              <li key={`${product.sku} ${test.batch}`}>
                <Verdict verdict={test.verdict} />
                <h3>
                  <a href={pathTo(product.sku, test.batch)}>{product.name}</a>
                </h3>
                <p className="muted small">
                  {text(`pesticide.history.bad.${test.verdict}`, {
                    share: share(test.highest),
                    day: days[test.sampledOn]?.long ?? '',
                  })}
                </p>
                {test.action !== undefined && <p>{test.action}</p>}
              </li>
            ))}
          </ul>
        </section>
        <HowTested tested={newest.latest.tested} />
      </div>
    </>
  );
}

/** What the tests of a year came to, as one bar. */
export function YearCard({ overview: { tests, products, counts } }: Pick<OverviewProps, 'overview'>) {
  const text = useText();
  const shown = residueVerdicts.filter((verdict) => counts[verdict] > 0);
  const shareOf = (some: readonly ResidueVerdict[]) =>
    (some.reduce((sum, verdict) => sum + counts[verdict], 0) / tests) * 100;
  const parts = shown.map((verdict, n) => ({ verdict, from: shareOf(shown.slice(0, n)), width: shareOf([verdict]) }));
  return (
    <section className="card residue-year" aria-labelledby="residue-year">
      <h2 id="residue-year">{text('pesticide.year.title')}</h2>
      <p className="muted">{text('pesticide.year.count', { tests, products })}</p>
      <svg className="residue-year-bar" aria-hidden="true">
        {parts.map(({ verdict, from: x, width }) => (
          <rect key={verdict} className={`residue-${verdict}`} x={`${x}%`} width={`${width}%`} height="100%" />
        ))}
      </svg>
      <ul className="residue-counts">
        {shown.map((verdict) => (
          <li key={verdict}>
            <span className={`residue-key residue-${verdict}`} />
            <b>{text('pesticide.number', { value: counts[verdict] })}</b> {text(`pesticide.year.${verdict}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
