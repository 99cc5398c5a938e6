import type { CartChange } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { changeGroups } from './changeGroups.ts';

/** What a new place changes in the cart, to be confirmed. */
export function ChangesStep({ changes, onDone }: { readonly changes: readonly CartChange[]; onDone(): void }) {
  const text = useText();
  return (
    <>
      <p>{text('service.changes.intro')}</p>
      {changeGroups(changes).map(({ kind, changes: group }) => (
        <section key={kind} className={`changes changes-${kind}`}>
          <h3>{text(`service.changes.${kind}`, { count: group.length })}</h3>
          {group.some(({ name }) => name !== undefined) && (
            <ul className="changes-list">
              {group.map((change, index) => (
                <Change key={change.lineItemId ?? index} of={change} />
              ))}
            </ul>
          )}
        </section>
      ))}
      <div className="service-actions">
        <Button onClick={onDone}>{text('service.changes.go')}</Button>
      </div>
    </>
  );
}

function Change({ of: { kind, name, before, after } }: { readonly of: CartChange }) {
  const text = useText();
  const money = useMoney();
  const write = kind === 'quantity' ? String : money;
  return (
    <li>
      <span>{name}</span>
      {before !== undefined && after !== undefined && (
        <span className="changes-values">
          {text('service.changes.fromTo', { before: write(before), after: write(after) })}
        </span>
      )}
    </li>
  );
}
