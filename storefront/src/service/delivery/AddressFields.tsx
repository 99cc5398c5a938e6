import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon } from '@trolley/ui/icons.ts';
import { TextArea } from '@trolley/ui/TextArea.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useState } from 'react';
import { problemText } from '../../form/problemText.ts';
import { useText } from '../../shell/shop.tsx';
import {
  type AddressDraft,
  type DraftField,
  draftProblem,
  neededFields,
  optionalFields,
  withField,
} from './addressDraft.ts';
import { isCodeBegun } from './isCodeBegun.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { useAddressWords } from './useAddressWords.ts';

interface AddressFieldsProps {
  readonly draft: AddressDraft;
  /** The fields that were submitted: their errors are shown. */
  readonly checked: readonly DraftField[];
  readonly withStairCase: boolean;
  onChange(draft: AddressDraft): void;
}

/** VAL-05…08; a postal code may be written with a space. */
const most: Readonly<Record<DraftField, number>> = {
  streetName: 40,
  streetNumber: 5,
  postalCode: 8,
  city: 25,
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
  const words = useAddressWords();
  const errorOf = (name: DraftField) => {
    const problem = checked.includes(name) ? draftProblem(draft, name) : undefined;
    if (!problem) return undefined;
    if (problem.kind === 'required') return text(`service.missing.${name}`);
    if (name === 'postalCode' && isCodeBegun(draft.postalCode)) return codeBegun;
    return name === 'additionalInfo' && problem.kind === 'characters'
      ? text('service.field.additionalInfoLetters')
      : problemText(problem, text);
  };
  const codeBegun = text('service.field.postalCodeBegun', { code: draft.postalCode.trim() });
  const field = (name: DraftField) => ({
    name,
    label: text(`service.field.${name}`),
    note: optionalFields.some((one) => one === name) ? text('service.optional') : undefined,
    value: draft[name],
    maxLength: most[name],
    autoComplete: tokens[name] ?? 'off',
    required: neededFields.some((one) => one === name),
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange(withField(draft, name, target.value)),
  });
  const badMore = optionalFields.some((name) => errorOf(name) !== undefined);
  const [filled] = useState(() => optionalFields.some((name) => draft[name] !== ''));
  return (
    <>
      <div className="address-fields address-street">
        <TextField {...field('streetName')} />
        <TextField {...field('streetNumber')} />
      </div>
      <PlaceFields
        className="address-fields address-town"
        code={
          <TextField
            {...field('postalCode')}
            hint={isCodeBegun(draft.postalCode) && !checked.includes('postalCode') ? codeBegun : undefined}
          />
        }
        city={<TextField {...field('city')} />}
      />
      <details className="address-more" open={filled || badMore}>
        <summary>
          {text('service.field.more')}
          <Icon of={ChevronDownIcon} size="s" />
        </summary>
        {words.floorHint && <p className="muted small">{words.floorHint}</p>}
        <div className="address-fields address-fields-more">
          {withStairCase && <TextField {...field('stairCase')} />}
          <TextField {...field('floor')} />
          <TextField {...field('door')} />
          <TextArea
            {...field('additionalInfo')}
            rows={2}
            hint={words.noteHint ?? text('service.field.additionalInfoHint')}
          />
        </div>
      </details>
    </>
  );
}
