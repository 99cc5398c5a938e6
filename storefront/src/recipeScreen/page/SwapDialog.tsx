import type { ProductLine, ProductPick } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import type { ReactNode } from 'react';
import { LinePicture } from '../../product/LinePicture.tsx';
import { fullName } from '../../product/productName.ts';
import { useText } from '../../shell/shop.tsx';
import { LeftOver } from './LeftOver.tsx';
import { PriceOfPick } from './PickPrice.tsx';
import './swap-dialog.css';

interface SwapDialogProps {
  readonly line: ProductLine;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSwap: (sku: string) => void;
}

/** What else covers an ingredient, each with what it means: how many packs, what is left, what it costs. */
export function SwapDialog({ line, name, open, onClose, onSwap }: SwapDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('recipe.swap.title', { name })}
      closeLabel={text('recipe.swap.close')}
    >
      <ul className="swap-list">
        {line.pick && (
          <SwapChoice line={line} pick={line.pick}>
            <span className="tag">{text('recipe.swap.now')}</span>
          </SwapChoice>
        )}
        {line.others.map((pick) => (
          <SwapChoice key={pick.product.sku} line={line} pick={pick}>
            <Button
              kind="outline"
              size="s"
              aria-label={text('recipe.swap.takeOf', { name: fullName(pick.product) })}
              onClick={() => {
                onSwap(pick.product.sku);
                onClose();
              }}
            >
              {text('recipe.swap.take')}
            </Button>
          </SwapChoice>
        ))}
      </ul>
    </Dialog>
  );
}

interface SwapChoiceProps {
  readonly line: ProductLine;
  readonly pick: ProductPick;
  readonly children: ReactNode;
}

function SwapChoice({ line: { needed, name }, pick, children }: SwapChoiceProps) {
  const { product, quantity } = pick;
  return (
    <li className="swap-choice">
      <LinePicture of={product.picture} />
      <div>
        <p className="swap-name">
          {quantity > 1 && !product.weightArticle && `${quantity} × `}
          {fullName(product)}
        </p>
        <p className="muted small">{product.pack}</p>
        <LeftOver line={{ pick, home: undefined, needed, name }} />
      </div>
      <PriceOfPick pick={pick} />
      <div className="swap-take">{children}</div>
    </li>
  );
}
