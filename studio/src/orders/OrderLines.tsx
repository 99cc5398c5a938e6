import type { StaffOrder } from '@trolley/contract';
import { type Format, useFormat } from '../shell/language/format.ts';
import { Panel } from '../shell/parts/Panel.tsx';
import type { OrderTexts } from './messages.en.ts';
import { useTexts } from './texts.ts';

type Line = StaffOrder['lines'][number];

/** What was ordered and what came of it, with what it costs in the end. */
export function OrderLines({ order }: { readonly order: StaffOrder }) {
  const texts = useTexts();
  const format = useFormat();
  const { lines } = order;
  return (
    <Panel flush title={texts.lines(lines.length)}>
      <table className="data order-lines">
        <thead>
          <tr>
            <th scope="col" className="data-figure">
              {texts.quantity}
            </th>
            <th scope="col">{texts.product}</th>
            <th scope="col" className="data-figure">
              {texts.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { lineItemId, name, brandName, pack, sku, quantity, linePrice, picked } = line;
            const notes = notesOf(line, texts, format);
            return (
              <tr key={lineItemId}>
                <td className="data-figure order-quantity">{quantity} ×</td>
                <td>
                  {[brandName, name].filter(Boolean).join(' ')}
                  <small>{[pack, sku].filter(Boolean).join(' · ')}</small>
                  {notes.length > 0 && <small className="order-notes">{notes.join(' · ')}</small>}
                </td>
                <td className="data-figure">{format.money(picked?.linePrice ?? linePrice)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Sums order={order} />
    </Panel>
  );
}

function notesOf({ quantity, weighed, substitution, picked }: Line, texts: OrderTexts, format: Format): string[] {
  if (!picked) return [...(weighed ? [texts.toWeigh] : []), ...(substitution === 'none' ? [texts.noSubstitute] : [])];
  if (picked.quantity === 0) return [texts.missing];
  return [
    ...(picked.substitute === undefined ? [] : [texts.instead(picked.substitute)]),
    ...(picked.quantity < quantity ? [texts.fewer(picked.quantity, quantity)] : []),
    ...(picked.grams === undefined ? [] : [texts.weighed(format.count(picked.grams))]),
  ];
}

function Sums({ order: { sums, discounts, refunded } }: { readonly order: StaffOrder }) {
  const texts = useTexts();
  const { money } = useFormat();
  const rows: readonly (readonly [string, number])[] = [
    [texts.goods, sums.goods],
    ...discounts.map(({ name, cents }) => [name, -cents] as const),
    ...(sums.deposits === 0 ? [] : [[texts.deposits, sums.deposits] as const]),
    ...(sums.serviceFee === 0 ? [] : [[texts.fee, sums.serviceFee] as const]),
    ...(sums.pass === undefined ? [] : [[texts.pass, sums.pass] as const]),
  ];
  return (
    <dl className="order-sums">
      {rows.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(cents)}</dd>
        </div>
      ))}
      <div className="order-sum">
        <dt>
          {texts.sum} <small>{texts.vat(money(sums.vat))}</small>
        </dt>
        <dd>{money(sums.total)}</dd>
      </div>
      {refunded > 0 && (
        <div>
          <dt>{texts.refunded}</dt>
          <dd>{money(-refunded)}</dd>
        </div>
      )}
    </dl>
  );
}
