import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const description = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('a field', () => {
  test('ties its label and hint to its control', () => {
    render(<TextField label="Street" hint="Without the number." autoComplete="address-line1" name="street" />);
    const input = screen.getByLabelText('Street');
    expect(description(input)).toEqual(['Without the number.']);
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(input.getAttribute('autocomplete')).toBe('address-line1');
  });

  test('says its error before its hint, and is invalid then', () => {
    render(<TextField label="E-mail" type="email" hint="For the receipt." error="Has no @." autoComplete="email" />);
    const input = screen.getByLabelText('E-mail');
    expect(description(input)).toEqual(['Has no @.', 'For the receipt.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  test('is described by nothing when there is nothing to say', () => {
    render(<TextArea label="Message" />);
    expect(screen.getByLabelText('Message').hasAttribute('aria-describedby')).toBe(false);
  });

  test('takes the id it is given, so that a summary of errors can lead to it', () => {
    render(<Select label="How" id="how" error="Choose." choices={[{ value: 'a', label: 'A' }]} />);
    expect(screen.getByLabelText('How').id).toBe('how');
    expect(document.getElementById('how-error')?.textContent).toBe('Choose.');
  });

  test('of a checkbox ties its error too', () => {
    render(<Checkbox label="The terms" error="Please agree." />);
    expect(description(screen.getByRole('checkbox', { name: 'The terms' }))).toEqual(['Please agree.']);
  });
});

describe('a group of radio buttons', () => {
  const choices = [
    { value: 'home', label: 'To the door' },
    { value: 'store', label: 'From the store' },
  ];

  test('is named by its legend and described by its error', () => {
    render(<RadioGroup legend="How" name="how" choices={choices} defaultValue="store" error="Choose one." />);
    expect(description(screen.getByRole('radiogroup', { name: 'How' }))).toEqual(['Choose one.']);
    expect(screen.getByLabelText<HTMLInputElement>('From the store').checked).toBe(true);
  });

  test('tells what is chosen', () => {
    const chosen: string[] = [];
    render(
      <RadioGroup legend="How" name="how" choices={choices} value="store" onChange={(value) => chosen.push(value)} />,
    );
    screen.getByLabelText('To the door').click();
    expect(chosen).toEqual(['home']);
  });
});
