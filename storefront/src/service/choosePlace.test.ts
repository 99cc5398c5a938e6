import { describe, expect, test } from 'vitest';
import { choosePlace } from './choosePlace.ts';
import { cartFixture } from './testing/fixtures.ts';
import { fakeServiceDependencies, refusal } from './testing/renderService.tsx';

const send = 'POST /api/carts/distribution-address';
const find = 'GET /api/maps/geocode/address';
const position = { lat: 53.27, lng: -9.05 };
const address = {
  distributionType: 'DELIVERY',
  streetName: 'Shop Street',
  streetNumber: '12',
  postalCode: 'H91 XY12',
  city: 'Galway',
} as const;
const jar =
  (...states: string[]) =>
  () =>
    states.shift() ?? '';
const answers = { [send]: () => cartFixture(), [find]: { place: { postalCode: 'H91', position } } };

describe('choosing a place', () => {
  test('SERV-01 sends the address with its position where the map knows it', async () => {
    const { dependencies, askedFor } = fakeServiceDependencies(answers);
    expect(await choosePlace(dependencies, address, () => '')).toMatchObject({ kind: 'chosen', moved: false });
    expect(askedFor(send)[0]?.body).toMatchObject({ ...address, postalCode: 'H91XY12', position });
  });

  test('SERV-04 another postal code is another place, and no answer is none', async () => {
    const elsewhere = fakeServiceDependencies({ ...answers, [find]: { place: { postalCode: 'T12', position } } });
    await choosePlace(elsewhere.dependencies, address, () => '');
    expect(elsewhere.askedFor(send)[0]?.body).not.toHaveProperty('position');
    const away = fakeServiceDependencies({ [send]: () => cartFixture() });
    expect((await choosePlace(away.dependencies, address, () => '')).kind).toBe('chosen');
  });

  test('the map is not asked about stores, known positions or half an address', async () => {
    const { dependencies, askedFor } = fakeServiceDependencies(answers);
    await choosePlace(dependencies, { distributionType: 'CLICK_AND_COLLECT', storeId: 'cork' }, () => '');
    await choosePlace(dependencies, { ...address, position }, () => '');
    await choosePlace(dependencies, { distributionType: 'DELIVERY', postalCode: 'H91' }, () => '');
    expect(askedFor(find)).toHaveLength(0);
  });

  test('SERV-08 tells when prices and stock are others', async () => {
    const { dependencies } = fakeServiceDependencies(answers);
    expect(await choosePlace(dependencies, address, jar('zone=west', 'zone=east; store=a'))).toMatchObject({
      moved: true,
    });
    expect(await choosePlace(dependencies, address, jar('zone=west; store=a', 'store=a; zone=west'))).toMatchObject({
      moved: false,
    });
  });

  test.each([
    ['132', 'outside'],
    ['004', 'incomplete'],
    ['130', 'failed'],
  ])('a refusal with code %s is %s, and the cart stays as it is', async (code, kind) => {
    const { dependencies, cart } = fakeServiceDependencies({ [send]: refusal(409, code) });
    cart.accept(cartFixture());
    const before = cart.get().cart;
    expect(await choosePlace(dependencies, address, () => '')).toEqual({ kind });
    expect(cart.get().cart).toBe(before);
  });
});
