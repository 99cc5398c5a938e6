import { addDiscountCode, type Cart, removeDiscountCode } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { CloseIcon } from '@trolley/ui/icons.ts';
import { TextField } from '@trolley/ui/TextField.tsx';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../shell/api/apiError.ts';
import { useText } from '../shell/shop.tsx';
import { useCartStore } from './cart.ts';
import { codeProblem } from './codeProblem.ts';
import { saveChange } from './saveChange.ts';

/** The codes of this cart, and a field for another. What is wrong with one is said beside it. */
export function DiscountCodes({ codes }: { readonly codes: Cart['discountCodes'] }) {
  const text = useText();
  const cart = useCartStore();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    // An empty field is no code: no need to call the server.
    if (code === '') return setProblem('empty');
    setSending(true);
    try {
      await cart.change(addDiscountCode, { body: { code } });
      setTyped('');
      setProblem(undefined);
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      setProblem(known ? codeProblem(known.data.errorCode, known.status, known.data.customPayload) : 'failed');
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="discount-codes">
      <form noValidate onSubmit={(event) => void apply(event)}>
        <TextField
          label={text('cart.code.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={problem === undefined ? undefined : text(`cart.code.${problem}`)}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" kind="outline" loading={sending}>
          {text('cart.code.apply')}
        </Button>
      </form>
      {codes.length > 0 && (
        <ul className="applied-codes">
          {codes.map(({ code, name, errorCode }) => (
            <li key={code}>
              <div>
                <b>{code}</b>
                <p className="muted small">{name}</p>
                {errorCode !== undefined && (
                  <p className="field-error">{text(`cart.code.${codeProblem(errorCode, 409)}`)}</p>
                )}
              </div>
              <IconButton
                icon={CloseIcon}
                label={text('cart.code.remove', { code })}
                onClick={() => void saveChange(cart, removeDiscountCode, { query: { code } })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
