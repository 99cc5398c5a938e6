import { type DayWords, type PesticidesScreenData, pictureSource, type TestedProduct } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';
import { useText } from '../shell/shop.tsx';
import { useRecordPath } from './useRecordPath.ts';
import { Verdict } from './Verdict.tsx';

type Days = Readonly<Record<string, DayWords>>;

interface TestedProductsProps {
  readonly found: NonNullable<PesticidesScreenData['found']>;
  readonly days: Days;
  /** They were found by a batch: it is that test which is meant. */
  readonly isBatch: boolean;
}

/** Several products that somebody may mean. */
export function TestedProducts({ found: { total, products }, days, isBatch }: TestedProductsProps) {
  const text = useText();
  return (
    <section aria-labelledby="residue-results">
      <h2 id="residue-results">{text('pesticide.found.title', { count: total })}</h2>
      {total > products.length && (
        <p className="muted">{text('pesticide.found.more', { shown: products.length, count: total })}</p>
      )}
      <TestedList products={products} days={days} isBatch={isBatch} />
    </section>
  );
}

interface TestedListProps extends Partial<Pick<TestedProductsProps, 'isBatch'>> {
  readonly products: readonly TestedProduct[];
  readonly days: Days;
}

export function TestedList({ products, days, isBatch = false }: TestedListProps) {
  const text = useText();
  const pathTo = useRecordPath();
  return (
    <ul className="residue-products">
      {products.map(({ sku, name, pack, picture, latest }) => (
        <li key={sku}>
          <a href={isBatch ? pathTo(sku, latest.batch) : pathTo(sku)}>
            <span className="residue-picture">
              <Picture src={pictureSource(picture, 160)} alt="" width={72} height={72} />
            </span>
            <span className="residue-words">
              <b>{name}</b>
              <span className="muted small">
                {pack && `${pack} · `}
                <span className="residue-sampled">
                  {text('pesticide.record.sampled', { day: days[latest.sampledOn]?.long ?? '' })}
                </span>
              </span>
              <Verdict verdict={latest.verdict} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
