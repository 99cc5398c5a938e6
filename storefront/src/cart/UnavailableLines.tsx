import { type Product, removeItems, type UnavailableLineItem } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { CloseIcon } from '@trolley/ui/icons.ts';
import { LinePicture } from '../product/LinePicture.tsx';
import { fullName } from '../product/productName.ts';
import { perUnit } from '../product/unitPrice.ts';
import { useShownPrice } from '../product/useShownPrice.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { useCartStore } from './cart.ts';
import { saveChange } from './saveChange.ts';

/** The lines that are unavailable, each with its reason and an alternative. */
export function UnavailableLines({ lines }: { readonly lines: readonly UnavailableLineItem[] }) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <section className="cart-unavailable">
      <h3 className="visually-hidden">{text('cart.unavailable.title', { count: lines.length })}</h3>
      <ul className="cart-gone-lines">
        {lines.map((line) => (
          <Unavailable key={line.lineItemId} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Unavailable({
  line: { lineItemId, quantity, reason, product, alternative },
}: {
  readonly line: UnavailableLineItem;
}) {
  const text = useText();
  const cart = useCartStore();
  const { name, pack } = product;
  const remove = () => saveChange(cart, removeItems, { query: { lineItemIds: lineItemId } });
  const replace = async () => {
    if (!alternative) return;
    const outcome = await cart.add(alternative, Math.min(quantity, alternative.maxQuantity));
    if (['added', 'capped', 'maxquantityreached'].includes(outcome)) await remove();
  };
  return (
    <li className="cart-gone">
      <p>
        <b>{name}</b>
        <span className="small">
          {pack !== undefined && `${pack} · `}
          {text(`cart.unavailable.${reason}`)}
        </span>
      </p>
      <IconButton icon={CloseIcon} label={text('cart.remove', { name })} onClick={() => void remove()} />
      {alternative && (
        <div className="cart-instead">
          <LinePicture of={alternative.picture} />
          <p>
            <b>{fullName(alternative)}</b>
            <AlternativeFacts product={alternative} />
          </p>
          <Button
            kind="outline"
            size="s"
            aria-label={text('cart.unavailable.replaceNamed', { name, by: fullName(alternative) })}
            onClick={() => void replace()}
          >
            {text('cart.unavailable.replace')}
          </Button>
        </div>
      )}
    </li>
  );
}

function AlternativeFacts({ product: { price, pack } }: { readonly product: Product }) {
  const text = useText();
  const money = useMoney();
  const { value, unit } = useShownPrice(price);
  return (
    <span className="small figures">
      {[pack, money(value), unit && perUnit(unit, text, money)].filter(Boolean).join(' · ')}
    </span>
  );
}
