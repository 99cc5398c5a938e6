import { useState } from 'react';
import { useText } from '../../shell/shop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ChevronDownIcon } from '../../ui/icons.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type AddressDraft, type DraftField, missingFields, optionalFields, withField } from './addressDraft.ts';
import { isCodeBegun } from './isCodeBegun.ts';

interface AddressFieldsProps {
  readonly draft: AddressDraft;
  /** Somebody tried to go on: what is missing is told. */
  readonly checked: boolean;
  readonly withStairCase: boolean;
  onChange(draft: AddressDraft): void;
}

/** As long as the address may be on the wire. */
const most: Readonly<Record<DraftField, number>> = {
  streetName: 40,
  streetNumber: 10,
  postalCode: 10,
  city: 50,
  stairCase: 4,
  floor: 20,
  door: 4,
  additionalInfo: 240,
};
const tokens: Readonly<Partial<Record<DraftField, string>>> = {
  streetName: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
};

export function AddressFields({ draft, checked, withStairCase, onChange }: AddressFieldsProps) {
  const text = useText();
  const missing = checked ? missingFields(draft) : [];
  const field = (name: DraftField) => ({
    name,
    label: text(`service.field.${name}`),
    note: optionalFields.some((one) => one === name) ? text('service.optional') : undefined,
    value: draft[name],
    maxLength: most[name],
    autoComplete: tokens[name] ?? 'off',
    required: missingFields({ ...draft, [name]: '' }).includes(name),
    error: missing.includes(name) ? text(`service.missing.${name}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(withField(draft, name, target.value)),
  });
  const badNote = checked && /[<>]/.test(draft.additionalInfo);
  const [filled] = useState(() => optionalFields.some((name) => draft[name] !== ''));
  return (
    <>
      <div className="address-fields">
        <TextField {...field('streetName')} />
        <TextField {...field('streetNumber')} />
        <TextField
          {...field('postalCode')}
          hint={
            isCodeBegun(draft.postalCode)
              ? text('service.field.postalCodeBegun', { code: draft.postalCode.trim() })
              : undefined
          }
        />
        <TextField {...field('city')} />
      </div>
      <details className="address-more" open={filled || badNote}>
        <summary>
          {text('service.field.more')}
          <Icon of={ChevronDownIcon} size="s" />
        </summary>
        <div className="address-fields address-fields-more">
          {withStairCase && <TextField {...field('stairCase')} />}
          <TextField {...field('floor')} />
          <TextField {...field('door')} />
          <TextArea
            {...field('additionalInfo')}
            rows={2}
            hint={text('service.field.additionalInfoHint')}
            error={badNote ? text('service.field.additionalInfoLetters') : undefined}
          />
        </div>
      </details>
    </>
  );
}
