import type { Cart } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { LinePicture } from '../product/LinePicture.tsx';
import { fullName } from '../product/productName.ts';
import { unbroken } from '../product/unbroken.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import type { Question } from './questions.ts';
import './two-carts.css';

/** The dialogs for age and cart merge. Closing one is an answer, too. */
export function CartQuestions({ question }: { readonly question: Question | undefined }) {
  return (
    <>
      <AgeQuestion question={question?.kind === 'age' ? question : undefined} />
      <MergeQuestion question={question?.kind === 'merge' ? question : undefined} />
    </>
  );
}

function AgeQuestion({ question }: { readonly question: Extract<Question, { kind: 'age' }> | undefined }) {
  const text = useText();
  const age = question?.age ?? 0;
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => question?.answer(false)}
      title={text('cart.age.title', { age })}
      closeLabel={text('cart.age.close')}
      actions={
        <>
          <Button kind="outline" onClick={() => question?.answer(false)}>
            {text('cart.age.no')}
          </Button>
          <Button onClick={() => question?.answer(true)}>{text('cart.age.yes', { age })}</Button>
        </>
      }
    >
      <p>{text('cart.age.text', { age })}</p>
    </Dialog>
  );
}

function MergeQuestion({ question }: { readonly question: Extract<Question, { kind: 'merge' }> | undefined }) {
  const text = useText();
  const { fresh, saved } = question?.carts ?? {};
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => question?.answer('later')}
      title={text('cart.merge.title')}
      closeLabel={text('cart.merge.close')}
      actions={<Button onClick={() => question?.answer('merge')}>{text('cart.merge.merge')}</Button>}
    >
      <p>{text('cart.merge.text')}</p>
      <ul className="two-carts">
        {fresh && <OneCart cart={fresh} which="new" onKeep={() => question?.answer('new')} />}
        <OneCart cart={saved} which="saved" onKeep={() => question?.answer('saved')} />
      </ul>
    </Dialog>
  );
}

const mostNames = 3;

interface OneCartProps {
  /** Missing where it is not known what it holds. */
  readonly cart: Cart | undefined;
  readonly which: 'new' | 'saved';
  onKeep(): void;
}

/** What one of the two holds, and the way to keep it alone. */
function OneCart({ cart, which, onKeep }: OneCartProps) {
  const text = useText();
  const money = useMoney();
  const lines = cart?.productLineItems ?? [];
  const rest = lines.length - mostNames;
  const shown = lines.slice(0, rest === 1 ? mostNames + 1 : mostNames);
  return (
    <li>
      <h3>{text(`cart.merge.${which}`)}</h3>
      {cart && (
        <p className="figures">
          {text('cart.merge.holds', { count: cart.lineItemCount, sum: money(cart.priceInfo.total) })}
        </p>
      )}
      <ul>
        {shown.map(({ lineItemId, product }) => (
          <li key={lineItemId}>
            <LinePicture of={product.picture} />
            <span>{unbroken(fullName(product))}</span>
          </li>
        ))}
      </ul>
      {rest > 1 && <p className="muted small">{text('cart.merge.rest', { count: rest })}</p>}
      <Button kind="outline" size="s" onClick={onKeep}>
        {text(`cart.merge.only.${which}`)}
      </Button>
    </li>
  );
}
