import { act, fireEvent, render } from '@testing-library/react';
import type { FieldName } from '@trolley/contract';
import { expect, test } from 'vitest';
import { fieldTable } from '../../../contract/test/fieldTable.ts';
import { ShopProvider } from '../shell/shop.tsx';
import { bootFixture, tenantFixture } from '../shell/testing/bootFixture.ts';
import { FormField } from './FormField.tsx';
import { ShopForm } from './ShopForm.tsx';
import { textsOf } from './testing/formShop.tsx';
import { useShopForm } from './useShopForm.ts';

function OneField({ rule }: { readonly rule: FieldName }) {
  const form = useShopForm({ fields: { value: rule }, defaults: { value: '' }, onSubmit: () => {} });
  return (
    <ShopForm form={form}>
      <FormField form={form} name="value" label="Value" autoComplete="off" />
    </ShopForm>
  );
}

const texts = textsOf('harbour', ['form']);
const boot = bootFixture(undefined, tenantFixture({ messageBundle: { language: 'en', messages: texts } }));
/** The words of a message before its first number. */
const beginningOf = (kind: string) => String([texts[`form.${kind}`]].flat()[0]);

test.each(Object.entries(fieldTable))('%s in a form: takes and refuses what the table says', async (_, row) => {
  const [rule] = row.fields;
  const { container } = render(
    <ShopProvider boot={boot}>
      <OneField rule={rule!} />
    </ShopProvider>,
  );
  const input = container.querySelector('input')!;
  await act(async () => fireEvent.submit(container.querySelector('form')!));
  const errorOf = async (value: string) => {
    await act(async () => {
      fireEvent.change(input, { target: { value: `${value}~` } });
      fireEvent.change(input, { target: { value } });
    });
    return document.getElementById(`${input.id}-error`)?.textContent;
  };
  for (const value of row.takes) expect([value, await errorOf(value)]).toEqual([value, undefined]);
  for (const [value, kind] of Object.entries(row.refuses)) {
    // One line of text has no second one: the browser itself leaves the break out.
    if (value.includes('\n')) continue;
    const error = await errorOf(value);
    expect([value, error?.startsWith(beginningOf(kind))]).toEqual([value, true]);
  }
});
