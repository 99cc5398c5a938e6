import { fireEvent, screen, within } from '@testing-library/react';
import type { SavedAddress } from '@trolley/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Asked, refusal } from '../../../service/testing/renderService.tsx';
import { customerState } from '../../../shell/session/customerState.ts';
import { anna, savedAddress } from '../testing/customers.ts';
import { renderProfile, settle } from '../testing/renderProfile.tsx';

const home = savedAddress(12, { primary: ['Delivery'] });
const work = savedAddress(3, {
  addressType: 'combined',
  primary: ['Billing'],
  company: 'Berger OG',
  category: 'company',
});
const open = (addresses: SavedAddress[], answers: Record<string, unknown> = {}) =>
  renderProfile({ slug: 'addresses', customer: { ...anna, addresses }, answers });
const press = async (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
  await settle();
};
const dialog = () => document.querySelector('dialog') ?? document.body;
const type = (label: string, value: string) =>
  fireEvent.change(within(dialog()).getByLabelText(label), { target: { value } });
const fill = () => {
  type('Street', 'Quay Street');
  type('Number', '7');
  type('Eircode', 'H91 X2Y3');
  type('Town or city', 'Galway');
};

describe('the address book', () => {
  test('ADDR-03 tells of each address what it is for and where it comes first', async () => {
    await open([home, work]);
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.className.includes('address-card'));
    expect(first?.textContent).toMatch(/^Default for delivery.*12 Neubaugasse/);
    expect(second?.textContent).toMatch(/^Delivery and invoiceDefault for invoices.*Berger OG/);
    expect(screen.getByText('2 of 20 addresses')).toBeDefined();
  });

  test('WEEK-01 an address has the name its owner gives it, and fields in the order they are written in Ireland', async () => {
    const office = { ...work, label: 'Office' };
    const path = 'PUT /api/customers/addresses/combined';
    const { askedFor } = await open([office], { [path]: { addresses: [{ ...office, label: 'HQ' }] } });
    expect(screen.getByRole('heading', { name: 'Office' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Edit.*Office/ }));
    await settle();
    const names = [...dialog().querySelectorAll('input')].map(({ name }) => name);
    expect(names.indexOf('postalCode')).toBe(names.indexOf('city') + 1);
    fireEvent.change(within(dialog()).getByLabelText(/^Name of this address/), { target: { value: 'HQ' } });
    await press('Save address');
    expect(askedFor(path)[0]?.body).toMatchObject({ label: 'HQ' });
    expect(screen.getByRole('heading', { name: 'HQ' })).toBeDefined();
  });

  test('ADDR-01 the first of its kind is chosen with one press', async () => {
    const promoted = [
      { ...home, primary: [] },
      { ...work, primary: ['Billing', 'Delivery'] },
    ];
    const path = `POST /api/customers/addresses/${work.id}/primary`;
    const { askedFor } = await open([home, work], { [path]: { addresses: promoted } });
    await press('Use as default');
    expect(askedFor(path)).toHaveLength(1);
    expect(screen.getByText('We’ll suggest this address first from now on.')).toBeDefined();
    expect(customerState.get().customer?.addresses).toEqual(promoted);
  });

  test.each([
    [home, `DELETE /api/customers/addresses/${home.id}`],
    [work, `DELETE /api/customers/addresses/${work.id}/combined`],
  ])('ADDR-01 deleting asks first (%#)', async (address, path) => {
    const { askedFor } = await open([address], { [path]: { addresses: [] } });
    await press('Delete');
    expect(askedFor(path)).toEqual([]);
    await press('Delete address');
    expect(askedFor(path)).toHaveLength(1);
    expect(screen.getByText('Address deleted.')).toBeDefined();
    expect(screen.getByText('No address yet')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Add an address');
  });

  test('ADDR-01 one that was deleted elsewhere is gone here too', async () => {
    await open([home], { [`DELETE /api/customers/addresses/${home.id}`]: refusal(404, 'addressNotFound') });
    await press('Delete');
    await press('Delete address');
    expect(customerState.get().customer?.addresses).toEqual([]);
  });

  test('ADDR-01 a deletion that fails is said in the dialog', async () => {
    await open([home]);
    await press('Delete');
    await press('Delete address');
    expect(within(dialog()).getByText(/didn’t work/)).toBeDefined();
    expect(customerState.get().customer?.addresses).toEqual([home]);
  });

  test('ADDR-02 twenty are all: a further one is not offered, and why', async () => {
    await open(Array.from({ length: 20 }, (_, at) => savedAddress(at + 1)));
    expect(screen.queryByText('Add an address')).toBeNull();
    expect(screen.getByText(/You can save up to 20 addresses/)).toBeDefined();
  });
});

describe('a new address', () => {
  test.each([
    ['Invoices only', 'billing'],
    ['Delivery only', 'delivery'],
    ['Both', 'combined'],
  ])('ADDR-03 %s is saved as %s', async (label, addressType) => {
    const path = `POST /api/customers/addresses/${addressType}`;
    const { askedFor } = await open([], {
      [path]: ({ body }: Asked) => ({ addresses: [savedAddress(9, body as object)] }),
    });
    await press('Add an address');
    fireEvent.click(within(dialog()).getByLabelText(label));
    fill();
    await press('Save address');
    expect(askedFor(path).map(({ body }) => body)).toEqual([
      {
        category: 'private',
        firstName: 'Anna',
        lastName: 'Berger',
        streetName: 'Quay Street',
        streetNumber: '7',
        postalCode: 'H91X2Y3',
        city: 'Galway',
        countryCode: 'IE',
        phoneNumber: '+43 660 1234567',
      },
    ]);
    expect(screen.getByText('Address saved.')).toBeDefined();
    expect(screen.getByText('7 Quay Street')).toBeDefined();
  });

  test('ADDR-02 the twenty-first is refused in clear words, and stays typed', async () => {
    await open([], { 'POST /api/customers/addresses/combined': refusal(409, 'tooManyAddresses') });
    await press('Add an address');
    fill();
    await press('Save address');
    expect(within(dialog()).getByText(/You can save up to 20 addresses/)).toBeDefined();
    expect(within(dialog()).getByLabelText('Street')).toHaveProperty('value', 'Quay Street');
  });

  test('ADDR-01 closed half-way it is found again; called off it is forgotten', async () => {
    await open([]);
    await press('Add an address');
    type('Street', 'Quay Street');
    fireEvent.click(screen.getByLabelText('Close'));
    await settle();
    await press('Add an address');
    expect(within(dialog()).getByLabelText('Street')).toHaveProperty('value', 'Quay Street');
    await press('Cancel');
    await press('Add an address');
    expect(within(dialog()).getByLabelText('Street')).toHaveProperty('value', '');
  });

  test('VAL-16 without street, number, code and place nothing is sent', async () => {
    const { asked } = await open([]);
    await press('Add an address');
    const before = asked.length;
    await press('Save address');
    expect(asked).toHaveLength(before);
    for (const label of ['Street', 'Number', 'Eircode', 'Town or city'])
      expect(within(dialog()).getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  });

  test('ADDR-01 a company is asked for its name only when it is one', async () => {
    await open([]);
    await press('Add an address');
    expect(within(dialog()).queryByLabelText('Company name')).toBeNull();
    fireEvent.click(within(dialog()).getByLabelText('Company'));
    await settle();
    expect(within(dialog()).getByLabelText('Company name')).toBeDefined();
  });
});

const quay = { lat: 53.27, lng: -9.05 };

/** A new address is begun with a place of the map, whose postal code is this one. */
async function pickFromMap(postalCode: string) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const place = { streetName: 'Quay Street', streetNumber: '7', postalCode, city: 'Galway', position: quay };
  const suggestion = { id: 'quay', primaryPart: 'Quay Street 7', secondaryPart: 'Galway', kind: 'address' };
  const path = 'POST /api/customers/addresses/combined';
  const { askedFor } = await open([], {
    'GET /api/maps/places/autocomplete': { results: [suggestion] },
    'GET /api/maps/geocode/quay': { place },
    [path]: { addresses: [] },
  });
  await press('Add an address');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Quay' } });
  await settle(300);
  fireEvent.click(screen.getByRole('option', { name: /Quay Street 7/ }));
  await settle();
  return { saved: () => askedFor(path) };
}

test('ADDR-01 a place picked from the map fills in the rest, and its position goes along', async () => {
  const { saved } = await pickFromMap('H91X2Y3');
  for (const [label, value] of Object.entries({ Street: 'Quay Street', Number: '7', 'Town or city': 'Galway' }))
    expect(within(dialog()).getByLabelText(label)).toHaveProperty('value', value);
  await press('Save address');
  expect(saved()).toMatchObject([{ body: { streetNumber: '7', postalCode: 'H91X2Y3', position: quay } }]);
});

test('VAL-06 of a code that the map only begins the rest is asked for at its field, and the position stays', async () => {
  const { saved } = await pickFromMap('H91');
  const code = within(dialog()).getByLabelText('Eircode');
  expect(document.activeElement).toBe(code);
  const hint = within(dialog()).getByText('Please add the four characters after H91.');
  expect(hint.id).not.toBe('');
  expect(code.getAttribute('aria-describedby')).toContain(hint.id);
  type('Eircode', 'H91 X2Y3');
  expect(within(dialog()).queryByText(/Your Eircode begins/)).toBeNull();
  await press('Save address');
  expect(saved()).toMatchObject([{ body: { postalCode: 'H91X2Y3', position: quay } }]);
});

test('ADDR-01 a changed address is sent with its id to what it is for now', async () => {
  const path = 'PUT /api/customers/addresses/combined';
  const { askedFor } = await open([home], { [path]: { addresses: [{ ...home, addressType: 'combined' }] } });
  await press('Edit');
  fireEvent.click(within(dialog()).getByLabelText('Both'));
  await press('Save address');
  expect(askedFor(path)).toMatchObject([{ body: { id: home.id, streetName: 'Neubaugasse', streetNumber: '12' } }]);
  expect(screen.getByText('Delivery and invoice')).toBeDefined();
});
