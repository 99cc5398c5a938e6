import {
  changePassword,
  claimOfflineAccount,
  type Endpoint,
  type FieldName,
  login,
  registerCustomer,
  requestPasswordReset,
  resetPassword,
} from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldTable } from '../../../../contract/test/fieldTable.ts';
import { createVisitor } from './testing/visitor.ts';
import { doorDatabase, formOf, insertSomebody, newEmail } from './testing.ts';

const { open } = doorDatabase();
let shop: Awaited<ReturnType<typeof open>>;
// An afternoon on which whoever was born on 15 November 2008 is 18.
const now = () => Date.UTC(2026, 10, 15, 14);

beforeAll(async () => {
  shop = await open({ now });
});

type Body = Readonly<Record<string, unknown>>;
const registration = (): Body => formOf();
const claim = (): Body => ({ ...formOf(), cardNumber: '4006381333931', activationCode: 'ACKER-4711' });
const credentials = (): Body => ({ email: newEmail(), password: 'feldfrisch' });

/** Where a field is asked for: the call, its name there, and an otherwise right body. */
const asked: Partial<Record<FieldName, readonly (readonly [Endpoint, string, () => Body])[]>> = {
  firstname: [
    [registerCustomer, 'firstName', registration],
    [claimOfflineAccount, 'firstName', claim],
  ],
  surname: [
    [registerCustomer, 'lastName', registration],
    [claimOfflineAccount, 'lastName', claim],
  ],
  email: [
    [registerCustomer, 'email', registration],
    [claimOfflineAccount, 'email', claim],
    [login, 'email', credentials],
    [requestPasswordReset, 'email', () => ({})],
  ],
  password: [
    [registerCustomer, 'password', registration],
    [claimOfflineAccount, 'password', claim],
    [login, 'password', credentials],
    [resetPassword, 'password', () => ({ token: 'A'.repeat(43) })],
  ],
  academicTitle: [
    [registerCustomer, 'academicTitle', registration],
    [claimOfflineAccount, 'academicTitle', claim],
  ],
  cardNumber: [[claimOfflineAccount, 'cardNumber', claim]],
  activationcode: [[claimOfflineAccount, 'activationCode', claim]],
};

const rows = Object.entries(fieldTable).flatMap(([row, { fields, takes, refuses }]) =>
  fields.flatMap((field) =>
    (asked[field] ?? []).map(([endpoint, name, body]) => ({ row, endpoint, name, body, takes, refuses })),
  ),
);

describe('fields', () => {
  test('every field of these calls stands in the table', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(Object.keys(asked).length);
  });

  test.each(rows)('$row $name of $endpoint.path is taken and refused as its rule says', async (row) => {
    const { endpoint, name, body, takes, refuses } = row;
    const tell = (value: string) => createVisitor(shop.app).told(endpoint, { body: { ...body(), [name]: value } });
    for (const value of takes) expect([value, (await tell(value)).fields]).toEqual([value, undefined]);
    for (const [value, kind] of Object.entries(refuses)) {
      const told = await tell(value);
      const limit = /length$/i.test(kind) ? { limit: expect.any(Number) } : {};
      const fields = [{ path: name, message: kind, kind, ...limit }];
      expect([value, told]).toEqual([value, { status: 400, errorCode: 'invalidRequest', fields }]);
    }
  });

  test('VAL-04 a new password keeps to the rule of passwords', async () => {
    const refused = Object.entries(fieldTable['VAL-04']?.refuses ?? {});
    expect(refused).not.toHaveLength(0);
    const customer = createVisitor(shop.app);
    const { email, password } = await insertSomebody(shop.customers);
    await customer.ask(login, { body: { email, password } });
    for (const [value, kind] of refused) {
      const told = await customer.told(changePassword, { body: { currentPassword: password, password: value } });
      expect([value, told]).toMatchObject([value, { status: 400, fields: [{ path: 'password', kind }] }]);
    }
  });

  test.each(['15.11.2008', '2008-11-15', '1. 1. 1950', '29.2.2004'])(
    'VAL-11 born on %s is old enough',
    async (birthdate) => {
      const told = await createVisitor(shop.app).told(registerCustomer, { body: formOf({ birthdate }) });
      expect(told).toEqual({ status: 202 });
    },
  );

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['16.11.2008', 'age', 18],
    ['15.11.2026', 'age', 18],
    ['16.11.2026', 'date'],
    ['29.2.2005', 'date'],
    ['31.12.1800', 'date'],
    ['17.5.88', 'date'],
    ['yesterday', 'date'],
  ])('VAL-11 a birthdate %j is refused: %s', async (birthdate, kind, limit?: number) => {
    for (const [endpoint, body] of [
      [registerCustomer, registration()],
      [claimOfflineAccount, claim()],
    ] as const) {
      const told = await createVisitor(shop.app).told(endpoint, { body: { ...body, birthdate } });
      const field = { path: 'birthdate', message: kind, kind, ...(limit !== undefined && { limit }) };
      expect(told).toEqual({ status: 400, errorCode: 'invalidRequest', fields: [field] });
    }
  });

  test('VAL-11 the day is that of the tenant: it begins in Vienna before it does in London', async () => {
    const { app } = await open({ now: () => Date.UTC(2026, 10, 14, 23, 30) });
    const body = formOf({ birthdate: '15.11.2008' });
    expect((await createVisitor(app).told(registerCustomer, { body })).status).toBe(202);
  });

  test('a title that is not offered is refused', async () => {
    for (const salutation of ['Family', 'Queen']) {
      const told = await createVisitor(shop.app).told(registerCustomer, { body: { ...formOf(), salutation } });
      expect(told).toMatchObject({ status: 400, fields: [{ path: 'salutation' }] });
    }
  });
});
