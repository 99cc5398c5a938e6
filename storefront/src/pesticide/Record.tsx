import { type DayWords, type Product, pictureSource, type ResidueRecord } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';
import { useText } from '../shell/shop.tsx';
import { BuyRow } from './BuyRow.tsx';
import { History } from './History.tsx';
import { HowTested } from './HowTested.tsx';
import { Meal } from './Meal.tsx';
import { ResidueBars } from './ResidueBars.tsx';
import { useShareText } from './residueText.ts';
import { useRecordPath } from './useRecordPath.ts';
import { Verdict } from './Verdict.tsx';

interface RecordProps {
  readonly record: ResidueRecord;
  /** As it is sold here now. */
  readonly product: Product | undefined;
  readonly days: Readonly<Record<string, DayWords>>;
}

/** A test: its verdict first, then what was found against the limits, then what that means when eating. */
export function Record({ record, product: sold, days }: RecordProps) {
  const text = useText();
  const share = useShareText();
  const pathTo = useRecordPath();
  const { product, test, goal } = record;
  const { batch, sampledOn, origin, laboratory, report, tested, residues, verdict, highest, action } = test;
  const isNewest = batch === product.latest.batch && sampledOn === product.latest.sampledOn;
  const facts = [
    text('pesticide.record.batch', { batch }),
    origin !== undefined && text('pesticide.record.origin', { origin }),
    text('pesticide.record.sampled', { day: days[sampledOn]?.long ?? sampledOn }),
  ];
  return (
    <section className="residue-record" aria-labelledby="residue-product">
      <header>
        <span className="residue-picture">
          <Picture src={pictureSource(product.picture, 320)} alt="" width={112} height={112} eager />
        </span>
        <div className="residue-what">
          <h2 id="residue-product">{[product.name, product.pack].filter(Boolean).join(', ')}</h2>
          <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
          <p className="muted small">
            {report === undefined ? laboratory : text('pesticide.record.report', { laboratory, report })}
          </p>
        </div>
        <Verdict verdict={verdict}>
          {text(`pesticide.verdict.text.${verdict}`, {
            found: residues.length,
            ...{ tested, share: share(highest), goal: goal ?? 0 },
          })}
        </Verdict>
      </header>
      {!isNewest && (
        <p className="residue-older">
          {text('pesticide.record.other')}{' '}
          <a className="link" href={pathTo(product.sku)}>
            {text('pesticide.record.newest', { day: days[product.latest.sampledOn]?.long ?? '' })}
          </a>
        </p>
      )}
      <div className="residue-columns">
        <div className="residue-main">
          {action !== undefined && (
            <div className="residue-action">
              <h3>{text('pesticide.record.done')}</h3>
              <p>{action}</p>
            </div>
          )}
          <ResidueBars test={test} goal={goal} />
          <Meal test={test} />
          {/* Where there is nothing to show, what was before has the room. */}
          {residues.length === 0 && <History record={record} days={days} />}
          {sold && <BuyRow product={sold} />}
        </div>
        <div className="residue-aside">
          {residues.length > 0 && <History record={record} days={days} />}
          <HowTested tested={tested} />
        </div>
      </div>
    </section>
  );
}
