import { currentPrice, pictureSource, removeItems, type UnavailableLineItem } from '@trolley/contract';
import { LinePicture } from '../product/LinePicture.tsx';
import { fullName } from '../product/productName.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TrashIcon } from '../ui/icons.ts';
import { Picture } from '../ui/Picture.tsx';
import { useCartStore } from './cart.ts';
import { saveChange } from './saveChange.ts';

/** The lines that are unavailable, each with its reason and an alternative. */
export function UnavailableLines({ lines }: { readonly lines: readonly UnavailableLineItem[] }) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <section className="cart-unavailable">
      <h3>{text('cart.unavailable.title', { count: lines.length })}</h3>
      <ul className="cart-lines">
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
  const money = useMoney();
  const cart = useCartStore();
  const { name, picture, pack } = product;
  const remove = () => saveChange(cart, removeItems, { query: { lineItemIds: lineItemId } });
  const replace = async () => {
    if (!alternative) return;
    const outcome = await cart.add(alternative, Math.min(quantity, alternative.maxQuantity));
    if (['added', 'capped', 'maxquantityreached'].includes(outcome)) await remove();
  };
  return (
    <li>
      <div className="cart-gone">
        <LinePicture of={picture} />
        <div className="cart-line-words">
          <p className="cart-line-name">{name}</p>
          <p className="small">
            {pack !== undefined && `${pack} · `}
            {text(`cart.unavailable.${reason}`)}
          </p>
        </div>
        <IconButton icon={TrashIcon} label={text('cart.remove', { name })} onClick={() => void remove()} />
      </div>
      {alternative && (
        <div className="cart-instead">
          <Picture src={pictureSource(alternative.picture, 160)} alt="" width={46} height={46} />
          <p>
            <b>{fullName(alternative)}</b>
            <br />
            <span className="figures">
              {[alternative.pack, money(currentPrice(alternative.price))].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Button
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
