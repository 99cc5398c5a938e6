import { useText } from '../shell/shop.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Question } from './questions.ts';

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
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => question?.answer('later')}
      title={text('cart.merge.title')}
      closeLabel={text('cart.merge.close')}
      actions={
        <>
          <Button kind="outline" onClick={() => question?.answer('discard')}>
            {text('cart.merge.discard')}
          </Button>
          <Button onClick={() => question?.answer('merge')}>{text('cart.merge.merge')}</Button>
        </>
      }
    >
      <p>{text('cart.merge.text')}</p>
    </Dialog>
  );
}
