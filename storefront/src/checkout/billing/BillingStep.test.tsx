import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customerFixture } from '../../customer/testing/customers.ts';
import { type } from '../../form/testing/formShop.tsx';
import { acceptCustomer, customerState } from '../../shell/session/customerState.ts';
import { invoice, ready } from '../testing/carts.ts';
import { openCheckout, press, settle } from '../testing/renderCheckout.tsx';
import { openStep } from '../testing/shown.ts';

const options = {
  methods: [
    { methodKey: 'credit-cards', overAuthorizationPercentage: 15, amount: 1035 },
    { methodKey: 'payment-at-the-door', overAuthorizationPercentage: 0, amount: 900 },
  ],
};

describe('the invoice', () => {
  const atBilling = () => ready({ billingAddress: undefined, payments: [] });

  test('CHK-02 goes with the goods, with the email and what the tenant asks for', async () => {
    const cart = atBilling();
    const { askedFor } = await openCheckout('/checkout', {
      cart,
      config: { billingFields: { title: 'Hide', phoneNumber: 'Mandatory', stairCase: 'Hide' } },
      answers: {
        'POST /api/carts/billing-address': {
          ...cart,
          revision: 2,
          billingAddress: { ...invoice, phoneNumber: '+353861234567' },
        },
        'GET /api/carts/payment-options': options,
      },
    });
    expect(openStep()).toBe('Invoice');
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(screen.queryByLabelText('Street')).toBeNull();
    await press('Continue to payment');
    expect(screen.getByRole('link', { hidden: true, name: /^Please enter your email address/ })).toBeTruthy();
    await type('Email address', 'aoife@example.ie');
    await press('Continue to payment');
    expect(askedFor('POST /api/carts/billing-address')[0]?.body).toEqual({
      addressType: 'private',
      category: 'combined',
      email: 'aoife@example.ie',
      firstName: 'Aoife',
      lastName: 'Kelly',
      phoneNumber: '+353861234567',
    });
    expect(openStep()).toBe('Payment');
  });

  test('CHK-02 begins with the email of the logged-in customer, also where that is known late', async () => {
    const opened = openCheckout('/checkout', { cart: atBilling() });
    act(() => customerState.set({ loadState: 'pending' }));
    await opened;
    expect(document.querySelector('[name=email]')).toBeNull();
    act(() => acceptCustomer(customerFixture({ email: 'late@example.ie' })));
    expect(document.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('late@example.ie');
  });

  test('CHK-02 of a company, to an address of its own', async () => {
    const cart = atBilling();
    const { askedFor } = await openCheckout('/checkout', {
      cart,
      config: { billingFields: { valueAddedTaxId: 'Show', companyRegistrationNumber: 'Hide', title: 'Hide' } },
      answers: { 'POST /api/carts/billing-address': { ...cart, revision: 2, billingAddress: invoice } },
    });
    await press('Invoice to a company', 'checkbox');
    await press('Invoice to the delivery address', 'checkbox');
    await type('Email address', 'books@quay.example');
    await press('Continue to payment');
    expect(screen.getByRole('link', { hidden: true, name: /^Please enter the company name/ })).toBeTruthy();
    await type('Company', 'Quay Ltd');
    await type(/VAT number/, 'IE1234567T');
    await type('Street', 'Quay Street');
    await type('Number', '3');
    await type('Eircode', 'H91 T4X8');
    await type('Town or city', 'Galway');
    await press('Continue to payment');
    expect(askedFor('POST /api/carts/billing-address')[0]?.body).toMatchObject({
      salutation: 'Company',
      addressType: 'company',
      category: 'billing',
      companyName: 'Quay Ltd',
      valueAddedTaxId: 'IE1234567T',
      streetName: 'Quay Street',
      postalCode: 'H91T4X8',
      countryCode: 'IE',
    });
  });

  test('CHK-02 PAY-01 without the company its payment method goes, and the next step says why', async () => {
    const company = { ...invoice, addressType: 'company', companyName: 'Quay Ltd' } as const;
    const paid = {
      id: 'pay-by-invoice-b2b',
      methodKey: 'pay-by-invoice-b2b',
      amount: 895,
      amountPlanned: 895,
    } as const;
    const cart = ready({ billingAddress: company, payments: [paid] });
    await openCheckout('/checkout', {
      cart,
      answers: {
        'POST /api/carts/billing-address': {
          ...ready({ revision: 2, payments: [] }),
          changes: [{ kind: 'paymentDropped' }],
        },
        'POST /api/carts/payment': ready({
          revision: 3,
          payments: [{ id: 'payment-at-the-door', methodKey: 'payment-at-the-door', amount: 895, amountPlanned: 895 }],
        }),
        'GET /api/carts/payment-options': options,
        'GET /api/carts/validation': { cartDTO: cart, errors: [] },
      },
    });
    await act(async () => screen.getByRole('button', { hidden: true, name: 'Change Invoice' }).click());
    await settle();
    await press('Invoice to a company', 'checkbox');
    await press('Continue to payment');
    expect(openStep()).toBe('Payment');
    const why = '“Company invoice” is only for company invoices. Please choose another payment method.';
    expect(screen.getByText(why)).toBeTruthy();
    await press(/^At the door/, 'radio');
    expect(screen.queryByText(why)).toBeNull();
  });

  test('CHK-02 a title is asked with the name it belongs to, or where there is no invoice without it', async () => {
    const { unmount } = await openCheckout('/checkout', {
      cart: atBilling(),
      config: { billingFields: { title: 'Show' } },
      answers: { 'GET /api/carts/payment-options': options },
    });
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
    await press('Invoice to the delivery address', 'checkbox');
    expect(screen.getByLabelText(/^Title/)).toBeTruthy();
    unmount();
    sessionStorage.clear();
    await openCheckout('/checkout', {
      cart: atBilling(),
      config: { billingFields: { title: 'Mandatory' } },
      answers: { 'GET /api/carts/payment-options': options },
    });
    expect(screen.getByLabelText(/^Title/)).toBeTruthy();
  });
});
