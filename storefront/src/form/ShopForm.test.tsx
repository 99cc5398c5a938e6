import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../shell/api/apiError.ts';
import { ShopProvider } from '../shell/shop.tsx';
import { bootFixture, tenantFixture } from '../shell/testing/bootFixture.ts';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormField } from './FormField.tsx';
import { FormPassword } from './FormPassword.tsx';
import { FormRadio } from './FormRadio.tsx';
import { FormSelect } from './FormSelect.tsx';
import { ticked } from './fieldRule.ts';
import { ShopForm } from './ShopForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { press, renderForm, type } from './testing/formShop.tsx';
import { useShopForm } from './useShopForm.ts';

type Values = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly country: string;
  readonly kind: string;
  readonly topics: readonly string[];
  readonly terms: boolean;
};
const empty: Values = { name: '', email: '', password: '', country: 'AT', kind: '', topics: [], terms: false };

function Sample({ onSubmit = async () => {} }: { readonly onSubmit?: (values: Values) => Promise<void> }) {
  const form = useShopForm<Values>({
    fields: {
      name: 'surname',
      email: 'email',
      password: 'password',
      kind: (value) => (value === '' ? 'Choose a kind' : undefined),
      terms: ticked,
    },
    defaults: empty,
    draftKey: 'sample',
    onSubmit,
    describe: ({ data }) => (data.errorCode === 'taken' ? 'Somebody was faster.' : undefined),
  });
  return (
    <ShopForm form={form}>
      <FormField form={form} name="name" label="Name" autoComplete="family-name" hint="As on the bell." />
      <FormField form={form} name="email" label="Email" type="email" autoComplete="email" />
      <FormPassword form={form} name="password" label="Password" autoComplete="new-password" />
      <FormSelect
        form={form}
        name="country"
        label="Country"
        choices={[
          { value: 'IE', label: 'Ireland' },
          { value: 'AT', label: 'Austria' },
        ]}
      />
      <FormRadio form={form} name="kind" legend="Kind" choices={[{ value: 'private', label: 'Private' }]} />
      <FormCheckbox form={form} name="topics" value="a" label="Topic A" />
      <FormCheckbox form={form} name="topics" value="b" label="Topic B" />
      <FormCheckbox form={form} name="terms" label="The terms" />
      <SubmitButton form={form}>Send</SubmitButton>
      {form.sent && <p>Saved</p>}
    </ShopForm>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const summary = () => screen.getAllByRole('alert')[0]!;
const tick = async (name: string) => act(async () => screen.getByLabelText(name).click());

async function fillIn() {
  await type('Name', 'Berger');
  await type('Email', 'ana@example.at');
  await type('Password', 'long enough');
  await tick('Private');
  await tick('The terms');
}

describe('a form', () => {
  test('FORM-01 a refused submit sums up what is wrong, takes the focus there, and ties each error to its field', async () => {
    await renderForm(<Sample />);
    await press('Send');
    expect(document.activeElement).toBe(summary());
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual([
      'Please enter your name',
      'Please enter your email address',
      'Please enter your password',
      'Kind: Choose a kind',
      'Please accept the terms',
    ]);
    const name = input('Name');
    const [error, hint] = (name.getAttribute('aria-describedby') ?? '').split(' ');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(error ?? '')?.textContent).toBe('Please enter your name');
    expect(document.getElementById(hint ?? '')?.textContent).toBe('As on the bell.');
    screen.getByRole('link', { name: /email address/ }).click();
    expect(document.activeElement).toBe(input('Email'));
  });

  test.each([
    ['harbour', 'You must enter a maximum of 24 characters', 'Please enter a valid email'],
    ['feldmarkt', 'Du darfst höchstens 24 Zeichen eingeben', 'Bitte gib eine gültige E-Mail-Adresse ein'],
  ] as const)('FORM-01 the messages of %s', async (tenant, tooLong, noEmail) => {
    await renderForm(<Sample />, { tenant });
    await type('Name', 'a'.repeat(25));
    await type('Email', 'ana');
    expect(screen.getByText(tooLong)).toBeTruthy();
    expect(screen.getByText(noEmail)).toBeTruthy();
  });

  test('an empty field is not complained about on the way, and an error goes as soon as it is mended', async () => {
    await renderForm(<Sample />);
    await type('Name', '');
    expect(screen.queryByText('This field is required')).toBeNull();
    await type('Email', 'ana');
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
    await type('Email', 'ana@example.at');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
  });

  test('sends what was filled in, once, and says so', async () => {
    const onSubmit = vi.fn(async () => {});
    await renderForm(<Sample onSubmit={onSubmit} />);
    await fillIn();
    await tick('Topic B');
    fireEvent.submit(screen.getByLabelText('Name').closest('form')!);
    await press('Send');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'Berger',
      email: 'ana@example.at',
      password: 'long enough',
      country: 'AT',
      kind: 'private',
      topics: ['b'],
      terms: true,
    });
    expect(screen.getByText('Saved')).toBeTruthy();
    await type('Name', 'Huber');
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('shows what the server refuses in place, and keeps what was typed', async () => {
    const fields = [
      { path: 'email', message: 'x', kind: 'email' },
      { path: 'name', message: 'x', kind: 'maxLength', limit: 3 },
    ];
    const refuse = async () => Promise.reject(new ApiError(400, 'no', { errorCode: 'invalidRequest', fields }));
    await renderForm(<Sample onSubmit={refuse} />);
    await fillIn();
    await press('Send');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Name: You must enter a maximum of 3 characters',
      'Email: Please enter a valid email',
    ]);
    expect(document.activeElement).toBe(summary());
    expect(input('Password').value).toBe('long enough');
  });

  test.each([
    ['its own code', new ApiError(409, 'no', { errorCode: 'taken' }), 'Somebody was faster.'],
    ['no answer', new ApiError(0, 'away'), /can’t reach the shop/],
    ['a bug', new Error('bug'), /didn’t work/],
    ['an unknown field', new ApiError(400, 'no', { fields: [{ path: 'other', message: 'x' }] }), /didn’t work/],
    ['too much', new ApiError(429, 'no', { retryAfterSeconds: 61 }), /again in 2 minutes/],
  ])('says above the form what %s means', async (_, error, said) => {
    await renderForm(<Sample onSubmit={async () => Promise.reject(error)} />);
    await fillIn();
    await press('Send');
    expect(summary().textContent).toMatch(said);
    expect(document.activeElement).toBe(summary());
  });

  test('a password can be looked at', async () => {
    await renderForm(<Sample />);
    const eye = screen.getByRole('button', { name: 'Show password' });
    expect([input('Password').type, eye.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await act(async () => eye.click());
    expect([input('Password').type, eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });
});

describe('nothing typed is lost', () => {
  test('a reload keeps everything but passwords; what was sent is forgotten', async () => {
    const { unmount } = await renderForm(<Sample />);
    await fillIn();
    await tick('Topic A');
    expect(JSON.stringify(sessionStorage.getItem('draft:sample'))).not.toContain('long enough');
    unmount();
    await renderForm(<Sample />);
    expect(input('Name').value).toBe('Berger');
    expect(input('Password').value).toBe('');
    expect([input('Private').checked, input('The terms').checked, input('Topic A').checked]).toEqual([
      true,
      true,
      true,
    ]);
    await type('Password', 'long enough');
    await press('Send');
    expect(sessionStorage.getItem('draft:sample')).toBeNull();
  });

  test('a draft fills in what is still of its kind, and a select begins with its default', async () => {
    sessionStorage.setItem('draft:sample', JSON.stringify({ name: 'Berger', email: 7, country: true, gone: 'x' }));
    await renderForm(<Sample />);
    expect([input('Name').value, input('Email').value, input('Country').value]).toEqual(['Berger', '', 'AT']);
  });

  test('what was typed before hydration stays, over an older draft', async () => {
    sessionStorage.setItem('draft:sample', JSON.stringify({ name: 'older', email: 'older@example.at' }));
    const app = (
      <ShopProvider boot={bootFixture(undefined, tenantFixture({}, { 'form.showPassword': 'Show' }))}>
        <Sample />
      </ShopProvider>
    );
    const page = document.createElement('div');
    page.innerHTML = renderToString(app);
    document.body.append(page);
    input('Name').value = 'Berger';
    const root = await act(async () => hydrateRoot(page, app));
    expect([input('Name').value, input('Email').value]).toEqual(['Berger', 'older@example.at']);
    await act(async () => root.unmount());
  });
});
