import { type FormFieldConfig, isRequired } from '@trolley/contract';
import { FormField } from '../form/FormField.tsx';
import { FormRadio } from '../form/FormRadio.tsx';
import { FormSelect } from '../form/FormSelect.tsx';
import { FormTextArea } from '../form/FormTextArea.tsx';
import type { ShopForm } from '../form/useShopForm.ts';
import { useText } from '../shell/shop.tsx';

interface FieldViewProps {
  readonly form: ShopForm<Record<string, string>>;
  readonly field: FormFieldConfig;
  readonly answer: string;
}

const longest = 1700;
/** What browsers know a field as, and which keyboard it needs. */
const known: Readonly<Record<string, { readonly autoComplete: string; readonly type?: 'email' | 'tel' }>> = {
  firstname: { autoComplete: 'given-name' },
  surname: { autoComplete: 'family-name' },
  fullname: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  legacyPhone: { autoComplete: 'tel', type: 'tel' },
  academicTitle: { autoComplete: 'honorific-prefix' },
  streetnr: { autoComplete: 'address-line1' },
  zip: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  cityGeneral: { autoComplete: 'address-level2' },
};
const digits = new Set(['orderNumber', 'productEan', 'loyaltyMemberId', 'age']);

/** A field by its rule: choices as cards, words or a list, several lines with their count, everything else in a line. */
export function FieldView({ form, field, answer }: FieldViewProps) {
  const text = useText();
  const { name, rule, label, hint, options, look = 'cards' } = field;
  const note = isRequired(field) ? undefined : text('contactForm.optional');
  if (options && look === 'select') {
    const choices = [{ value: '', label: text('contactForm.choose') }, ...options];
    return <FormSelect form={form} name={name} label={label} note={note} hint={hint} choices={choices} />;
  }
  if (options)
    return (
      <div className={`form-choices form-choices-${look}`}>
        <FormRadio form={form} name={name} legend={label} hint={hint} choices={options} framed />
      </div>
    );
  if (rule === 'freeText') {
    const count = text('contactForm.count', { count: Array.from(answer).length, most: longest });
    return (
      <FormTextArea
        form={form}
        name={name}
        label={label}
        note={note}
        hint={hint ? `${hint} ${count}` : count}
        rows={5}
      />
    );
  }
  const { autoComplete = 'off', type = 'text' } = known[rule] ?? {};
  return (
    <FormField
      form={form}
      name={name}
      label={label}
      note={note}
      hint={hint}
      type={type}
      autoComplete={autoComplete}
      inputMode={digits.has(rule) ? 'numeric' : undefined}
    />
  );
}
