import { type LookupKind, type LookupProblem, lookupKinds } from '@trolley/contract';
import { FieldMessages, tiesOf } from '@trolley/ui/Field.tsx';
import { SearchField } from '@trolley/ui/SearchField.tsx';
import { useText } from '../shell/shop.tsx';

interface LookupFormProps {
  readonly by: LookupKind;
  readonly typed: string;
  readonly problem: LookupProblem | undefined;
  readonly action: string;
}

const fieldId = 'residue-lookup';

/** A plain form whose answer is a page with an address of its own: it works without a script, and can be shared. */
export function LookupForm({ by, typed, problem, action }: LookupFormProps) {
  const text = useText();
  const error = problem && text(`pesticide.problem.${problem.kind}`, { limit: problem.limit ?? 0 });
  const hint = text('pesticide.lookup.hint', { batch: text('pesticide.lookup.example') });
  return (
    <form
      className="residue-lookup"
      action={action}
      method="get"
      role="search"
      aria-label={text('pesticide.lookup.submit')}
    >
      <fieldset>
        <legend className="visually-hidden">{text('pesticide.lookup.legend')}</legend>
        {lookupKinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name="by" value={kind} defaultChecked={kind === by} />
            <span>{text(`pesticide.lookup.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <SearchField
        {...tiesOf(fieldId, true, error !== undefined)}
        name="q"
        label={text('pesticide.lookup.label')}
        placeholder={text('pesticide.lookup.placeholder')}
        submitLabel={text('pesticide.lookup.submit')}
        defaultValue={typed}
        maxLength={200}
      />
      <FieldMessages id={fieldId} hint={hint} error={error} />
    </form>
  );
}
