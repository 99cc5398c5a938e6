import type { OrderLine } from '@trolley/contract';
import { LinePicture } from '../product/LinePicture.tsx';
import { unbroken } from '../product/unbroken.ts';
import { useProductPath } from '../product/useProductPath.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { formatLine, formatPieces } from './formatLine.ts';
import { lineState } from './lineState.ts';

export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <Line key={line.lineItemId} line={line} />
      ))}
    </ul>
  );
}

/** What was bought, how much of it came, and what it cost. */
function Line({ line }: { readonly line: OrderLine }) {
  const text = useText();
  const money = useMoney();
  const pathTo = useProductPath();
  const { name, brandName, slug, picture, quantity } = line;
  const { outcome, grams, price, isAbout, ...came } = lineState(line);
  const { substitute } = line.picked ?? {};
  const { deposit, minAge } = substitute ?? line;
  const href = slug === undefined ? undefined : pathTo({ slug });
  const called = unbroken(brandName ? `${brandName} ${name}` : name);
  return (
    <li className={`order-line order-line-${outcome}`}>
      <LinePicture of={picture} />
      <div className="order-line-words">
        {href === undefined ? <b>{called}</b> : <a href={href}>{called}</a>}
        <p className="muted small figures">{formatLine(line, text, money)}</p>
        {substitute && <p className="order-line-note small">{text('order.line.instead', { name: substitute.name })}</p>}
        {grams !== undefined && <p className="muted small figures">{text('order.line.weighed', { grams })}</p>}
        {outcome === 'fewer' && (
          <p className="order-line-note small">
            {text('order.line.fewer', {
              came: formatPieces(line, came.quantity, text),
              ordered: formatPieces(line, quantity, text),
            })}
          </p>
        )}
        {outcome === 'missing' && <p className="order-line-note small">{text('order.line.missing')}</p>}
        {deposit > 0 && outcome !== 'missing' && (
          <p className="muted small figures">{text('order.line.deposit', { price: money(deposit) })}</p>
        )}
        {minAge !== undefined && <p className="muted small">{text('order.line.age', { age: minAge })}</p>}
      </div>
      <p className="order-line-price figures">
        {isAbout && <small>{text('order.line.about')} </small>}
        <b>{money(price)}</b>
      </p>
    </li>
  );
}
