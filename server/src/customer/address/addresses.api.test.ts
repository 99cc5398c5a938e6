import { randomUUID } from 'node:crypto';
import {
  type AddressForm,
  type AddressType,
  addAddress,
  changeAddress,
  exportCustomer,
  getCustomer,
  keepAddresses,
  mostAddresses,
  removeAddress,
  removeCombinedAddress,
  type SavedAddress,
  setPrimaryAddress,
} from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { fieldTable } from '../../../../contract/test/fieldTable.ts';
import { addressOf, type OpenProfile, type Person, profileDatabase } from '../profile/testing.ts';

const { open, query } = profileDatabase();
let shop: OpenProfile;
beforeAll(async () => {
  shop = await open();
});

async function add({ browser }: Person, type: AddressType, changes?: Partial<AddressForm>) {
  const { addresses } = await browser.ask(addAddress, { params: { type }, body: addressOf(changes) });
  return { addresses, id: addresses.at(-1)?.id ?? '' };
}

const primaries = (addresses: readonly SavedAddress[]) => addresses.map(({ primary }) => primary.join(' '));

test('ADDR-01 addresses are added, changed and removed; every answer is the whole list', async () => {
  const person = await shop.person();
  const { browser } = person;
  const first = await add(person, 'delivery', { door: '4', additionalInfo: 'Bitte läuten' });
  expect(first.addresses).toEqual([
    {
      ...addressOf({ door: '4', additionalInfo: 'Bitte läuten' }),
      id: first.id,
      addressType: 'delivery',
      primary: ['Delivery'],
    },
  ]);
  const second = await add(person, 'billing', { streetNumber: '13' });
  expect(primaries(second.addresses)).toEqual(['Delivery', 'Billing']);

  const body = { ...addressOf({ city: 'Graz', postalCode: '8010' }), id: first.id };
  const changed = await browser.ask(changeAddress, { params: { type: 'combined' }, body });
  expect(changed.addresses[0]).toEqual({ ...body, addressType: 'combined', primary: ['Delivery'] });
  expect((await browser.ask(getCustomer)).addresses).toEqual(changed.addresses);

  const left = await browser.ask(removeAddress, { params: { id: second.id } });
  expect(primaries(left.addresses)).toEqual(['Billing Delivery']);
  expect((await browser.ask(removeCombinedAddress, { params: { id: first.id } })).addresses).toEqual([]);
});

test('WEEK-01 an address keeps the name its owner gave it, whatever else changes; one that is no name is refused', async () => {
  const person = await shop.person();
  const { id, addresses } = await add(person, 'delivery', { label: 'Zuhause' });
  expect(addresses).toMatchObject([{ label: 'Zuhause' }]);
  const body = { ...addressOf({ label: 'Bei Oma', city: 'Graz' }), id };
  const changed = await person.browser.ask(changeAddress, { params: { type: 'delivery' }, body });
  expect(changed.addresses).toMatchObject([{ label: 'Bei Oma', city: 'Graz' }]);
  for (const label of ['<b>', 'x'.repeat(25)])
    expect(
      await person.browser.send('POST', '/api/customers/addresses/delivery', { ...addressOf(), label }),
    ).toMatchObject({ statusCode: 400 });
});

test('ADDR-01 the preferred one is the first for whatever it is for; where it goes, the oldest takes its place', async () => {
  const person = await shop.person();
  const { browser } = person;
  const oldest = await add(person, 'combined');
  await add(person, 'delivery');
  const { id } = await add(person, 'delivery');
  const chosen = await browser.ask(setPrimaryAddress, { params: { id } });
  expect(primaries(chosen.addresses)).toEqual(['Billing', '', 'Delivery']);
  const again = await browser.ask(setPrimaryAddress, { params: { id } });
  expect(again).toEqual(chosen);
  const left = await browser.ask(removeAddress, { params: { id } });
  expect(primaries(left.addresses)).toEqual(['Billing Delivery', '']);
  const body = { ...addressOf(), id: oldest.id };
  const narrowed = await browser.ask(changeAddress, { params: { type: 'billing' }, body });
  expect(primaries(narrowed.addresses)).toEqual(['Billing', 'Delivery']);
});

test('ADDR-03 type and category are stored; a combined address alone is removed as one', async () => {
  const person = await shop.person();
  const { id, addresses } = await add(person, 'delivery', { category: 'company', company: 'Feld GmbH' });
  expect(addresses[0]).toMatchObject({ addressType: 'delivery', category: 'company', company: 'Feld GmbH' });
  const [row] = await query(
    'select address_type, category, form ? $2 as twice from customer_address where id = $1',
    id,
    'category',
  );
  expect(row).toEqual({ address_type: 'delivery', category: 'company', twice: false });
  const refused = await person.browser.send('DELETE', `/api/customers/addresses/${id}/combined`);
  expect(refused.json()).toMatchObject({ status: 404, errorCode: 'addressNotFound' });
  const unknown = await person.browser.send('POST', '/api/customers/addresses/holiday', addressOf());
  expect(unknown.statusCode).toBe(400);
});

test('ADDR-02 the 21st is refused with a clear message, also of 30 that come at once; one is the first of each kind', async () => {
  const person = await shop.person();
  const { browser } = person;
  const types = ['delivery', 'billing', 'combined'] as const;
  await browser.ask(getCustomer);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      browser.send('POST', `/api/customers/addresses/${types[index % 3]}`, addressOf({ streetNumber: String(index) })),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(30 - mostAddresses);
  expect(refused[0]?.json()).toMatchObject({ status: 409, errorCode: 'tooManyAddresses' });
  expect(refused[0]?.json().message).toContain('remove one');
  const { addresses } = await browser.ask(getCustomer);
  expect(addresses).toHaveLength(mostAddresses);
  expect(primaries(addresses).join(' ').trim().split(/\s+/).sort()).toEqual(['Billing', 'Delivery']);
});

test('ADDR-01 many who all want to be the first: one is, of each kind, in every answer', async () => {
  const person = await shop.person();
  for (const type of ['combined', 'delivery', 'billing', 'combined'] as const) await add(person, type);
  const { addresses } = await person.browser.ask(getCustomer);
  const answers = await Promise.all(
    [...addresses, ...addresses, ...addresses].map(({ id }) =>
      person.browser.ask(setPrimaryAddress, { params: { id } }),
    ),
  );
  const last = await person.browser.ask(getCustomer);
  for (const list of [...answers, last])
    expect(primaries(list.addresses).join(' ').trim().split(/\s+/).sort()).toEqual(['Billing', 'Delivery']);
});

test('ADDR-01 an address of another customer does not exist, whatever is asked of it', async () => {
  const owner = await shop.person();
  const { id } = await add(owner, 'combined');
  const { browser } = await shop.person();
  for (const foreign of [id, randomUUID()]) {
    const answers = [
      await browser.send('PUT', '/api/customers/addresses/delivery', { ...addressOf({ city: 'Graz' }), id: foreign }),
      await browser.send('POST', `/api/customers/addresses/${foreign}/primary`),
      await browser.send('DELETE', `/api/customers/addresses/${foreign}`),
      await browser.send('DELETE', `/api/customers/addresses/${foreign}/combined`),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject({ status: 404, errorCode: 'addressNotFound' });
  }
  const { addresses } = await owner.browser.ask(getCustomer);
  expect(addresses).toMatchObject([{ id, city: 'Wien', addressType: 'combined', primary: ['Billing', 'Delivery'] }]);
});

const ruled = [
  ['VAL-05', 'city'],
  ['VAL-05 general', 'city'],
  ['VAL-06', 'postalCode'],
  ['VAL-07', 'streetName'],
  ['VAL-07 house', 'streetNumber'],
  ['VAL-07 door', 'door'],
  ['VAL-07 door', 'stairCase'],
  ['VAL-07 floor', 'floor'],
  ['VAL-08', 'company'],
  ['VAL-08 note', 'additionalInfo'],
  ['VAL-09 legacy', 'phoneNumber'],
] as const satisfies readonly (readonly [string, keyof AddressForm])[];

test.for(ruled)('%s holds for %s of an address', async ([row, field]) => {
  const { browser } = await shop.person();
  const { takes = [], refuses = {} } = fieldTable[row] ?? {};
  const put = (value: string) =>
    browser.send('POST', '/api/customers/addresses/delivery', addressOf({ [field]: value }));
  for (const value of takes) expect([value, (await put(value)).statusCode]).toEqual([value, 200]);
  for (const [value, kind] of Object.entries(refuses)) {
    const refused = await put(value);
    expect(refused.statusCode, value).toBe(400);
    expect(refused.json().fields, value).toMatchObject([{ path: field, kind }]);
  }
});

test('VAL-16 VAL-20 an address without a person or house is refused in the tenant’s words', async () => {
  const { browser } = await shop.person();
  const body = addressOf({ streetNumber: 'na' });
  const refused = await browser.send('POST', '/api/customers/addresses/delivery', body);
  expect(refused.json()).toMatchObject({ status: 400, errorCode: '004', message: 'We do not come there.' });
  expect(refused.json().fields).toMatchObject([{ path: 'streetNumber', kind: 'required' }]);
});

test('VAL-17 placeholders are neither kept nor shown', async () => {
  const person = await shop.person();
  const { addresses, id } = await add(person, 'delivery', { door: 'na', floor: 'nan', additionalInfo: 'nana' });
  expect(addresses).toEqual([{ ...addressOf(), id, addressType: 'delivery', primary: ['Delivery'] }]);
  await query(
    `update customer_address set form = form || '{"door": "na", "additionalInfo": "nana"}' where id = $1`,
    id,
  );
  expect((await person.browser.ask(getCustomer)).addresses).toEqual(addresses);
});

test('VAL-18 what the tenant hides on invoices is not kept with an address for invoices', async () => {
  const hiding = await open({ hide: { companyName: 'Hide', phoneNumber: 'Hide' } });
  const person = await hiding.person();
  const more = { company: 'Feld GmbH', phoneNumber: '0664 1234567' };
  const { addresses } = await add(person, 'billing', more);
  expect(addresses[0]).toEqual({ ...addressOf(), id: addresses[0]?.id, addressType: 'billing', primary: ['Billing'] });
  expect((await add(person, 'delivery', more)).addresses[1]).toMatchObject(more);
});

test('CUST-10 the first address for invoices is what forms are filled with', async () => {
  const person = await shop.person();
  expect((await person.browser.ask(getCustomer)).billingData).toEqual({});
  await add(person, 'billing', { phoneNumber: '0664 1234567', streetName: 'Rechnungsweg' });
  expect((await person.browser.ask(getCustomer)).billingData).toEqual({
    phoneNumber: '0664 1234567',
    streetName: 'Rechnungsweg',
    postalCode: '1070',
    city: 'Wien',
    country: 'Österreich',
    countryCode: 'AT',
  });
});

test('CUST-14 a guest has no saved addresses: 401 from every call', async () => {
  const id = randomUUID();
  const { browser } = await shop.person();
  browser.jar.delete('sid');
  browser.jar.delete('loggedIn');
  const answers = [
    await browser.send('POST', '/api/customers/addresses/delivery', addressOf()),
    await browser.send('PUT', '/api/customers/addresses/delivery', { ...addressOf(), id }),
    await browser.send('POST', `/api/customers/addresses/${id}/primary`),
    await browser.send('DELETE', `/api/customers/addresses/${id}`),
    await browser.send('DELETE', `/api/customers/addresses/${id}/combined`),
  ];
  for (const answer of answers) expect(answer.json()).toMatchObject({ status: 401, errorCode: 'unauthorized' });
});

test('WEEK-01 a customer decides whether addresses of orders are saved; at first they are', async () => {
  const { browser } = await shop.person();
  expect((await browser.ask(getCustomer)).keepsAddresses).toBe(true);
  expect(await browser.ask(keepAddresses, { body: { keepsAddresses: false } })).toEqual({ keepsAddresses: false });
  expect((await browser.ask(getCustomer)).keepsAddresses).toBe(false);
  expect((await browser.send('GET', exportCustomer.path)).json()).toMatchObject({
    customer: { keepsAddresses: false },
  });
});

test('WEEK-01 removing an address, or changing it into another, is noted; a new phone number is not', async () => {
  const person = await shop.person();
  const { browser } = person;
  const { id } = await add(person, 'delivery');
  const noted = async () => {
    const { account } = (await browser.send('GET', exportCustomer.path)).json();
    return account.addressesChangedAt;
  };
  await browser.ask(changeAddress, {
    params: { type: 'delivery' },
    body: { ...addressOf({ phoneNumber: '+436641234567' }), id },
  });
  expect(await noted()).toBeNull();
  await browser.ask(changeAddress, {
    params: { type: 'delivery' },
    body: { ...addressOf({ streetNumber: '99' }), id },
  });
  const moved = await noted();
  expect(moved).not.toBeNull();
  await browser.ask(removeAddress, { params: { id } });
  expect(Date.parse(await noted())).toBeGreaterThan(Date.parse(moved));
});
