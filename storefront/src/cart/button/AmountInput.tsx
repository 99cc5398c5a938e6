import type { Product } from '@trolley/contract';
import { useState } from 'react';
import { soldName } from '../../product/productName.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { stepOf } from '../amount.ts';

/** Reading a typed amount is a file of its own, loaded as soon as somebody may type one. */
const loadReading = () => import('../piecesOf.ts').then((module) => module?.piecesOf);

interface AmountInputProps {
  readonly product: Product;
  readonly quantity: number;
  /** Called with the pieces that a typed amount means; nonsense changes nothing. */
  readonly onCommit: (quantity: number) => void;
}

/** How many; the number can be typed. */
export function AmountInput({ product, quantity, onCommit }: AmountInputProps) {
  const text = useText();
  const { locale } = useShop().tenant;
  const [typed, setTyped] = useState<string>();
  const step = stepOf(product);
  const commit = () => {
    if (typed === undefined) return;
    void loadReading()
      .then((piecesOf) => piecesOf?.(typed, product, locale))
      .catch(() => undefined)
      .then((pieces) => {
        if (pieces !== undefined) onCommit(pieces);
        setTyped(undefined);
      });
  };
  return (
    <>
      <input
        type="text"
        inputMode={product.weightArticle ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={text('cart.quantity', { name: soldName(product), step })}
        value={typed ?? String(quantity * step)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => {
          event.target.select();
          void loadReading().catch(() => undefined);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
      {product.weightArticle && <span aria-hidden="true">{text('cart.unit')}</span>}
    </>
  );
}
