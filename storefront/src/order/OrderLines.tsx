import { type OrderLine, pictureSource } from '@trolley/contract';
import { useMoney } from '../catalogue/useMoney.ts';
import { useProductPath } from '../catalogue/useProductPath.ts';
import { useText } from '../shell/shop.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BoxIcon } from '../ui/icons.ts';
import { Picture } from '../ui/Picture.tsx';
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
  const { name, brandName, slug, pack, picture, quantity, minAge } = line;
  const { outcome, grams, price, isAbout, ...came } = lineState(line);
  const { substitute } = line.picked ?? {};
  const { deposit } = substitute ?? line;
  const href = slug === undefined ? undefined : pathTo({ slug });
  const called = brandName ? `${brandName} ${name}` : name;
  return (
    <li className={`order-line order-line-${outcome}`}>
      <div className="order-line-ground">
        {picture === undefined ? (
          <Icon of={BoxIcon} />
        ) : (
          <Picture src={pictureSource(picture, 160)} alt="" width={160} height={160} />
        )}
      </div>
      <div className="order-line-words">
        {href === undefined ? <b>{called}</b> : <a href={href}>{called}</a>}
        <p className="muted small figures">
          {[
            pack,
            text('order.line.amount', {
              quantity: came.quantity || quantity,
              price: money((substitute ?? line).perPiecePrice),
            }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {substitute && <p className="order-line-note small">{text('order.line.instead', { name: substitute.name })}</p>}
        {grams !== undefined && <p className="muted small figures">{text('order.line.weighed', { grams })}</p>}
        {outcome === 'fewer' && (
          <p className="order-line-note small">
            {text('order.line.fewer', { came: came.quantity, ordered: quantity })}
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
