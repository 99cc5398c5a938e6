import { fireEvent, screen } from '@testing-library/react';
import { type DistributionAddress, setDistributionAddress } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { componentConfigs } from '../../shell/api/componentConfigs.ts';
import { createStore } from '../../shell/store.ts';
import { cartFixture, galway, orderConfigFixture } from '../testing/fixtures.ts';
import { type Answers, refusal, renderService, settle } from '../testing/renderService.tsx';
import type { AddressDraft } from './addressDraft.ts';
import { DeliveryStep } from './DeliveryStep.tsx';

const send = 'POST /api/carts/distribution-address';
const suggest = 'GET /api/maps/places/autocomplete';
const position = { lat: 53.27, lng: -9.05 };
const street = { id: 's1', primaryPart: 'Shop Street', secondaryPart: 'H91 Galway', kind: 'street' };
const door = { id: 'a1', primaryPart: 'Shop Street 12', secondaryPart: 'H91 Galway', kind: 'address' };
const place = { streetName: 'Shop Street', streetNumber: '12', postalCode: 'H91', city: 'Galway', position };
const area = { number: 'galway', name: 'Galway City', postalCodes: ['H91'], pickingUnitIds: ['g'], zone: 'west' };
const maps: Answers = {
  [suggest]: { results: [street, door] },
  'GET /api/maps/geocode/a1': { place },
  'GET /api/maps/geocode/s1': { place: { ...place, streetNumber: undefined } },
  'GET /api/distribution/delivery-area': { area },
};

const onChosen = vi.fn();
const onCollect = vi.fn();
beforeEach(() => {
  onChosen.mockReset();
  onCollect.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

async function open(answers: Answers = maps, given: Parameters<typeof renderService>[1] = {}) {
  const draft = createStore<AddressDraft | undefined>(undefined);
  const node = <DeliveryStep config={orderConfigFixture} onChosen={onChosen} onCollect={onCollect} draft={draft} />;
  return renderService(node, {
    ...given,
    answers: { [send]: () => cartFixture({ distributionAddress: galway }), ...answers },
  });
}
const box = () => document.querySelector('[role=combobox]') as HTMLInputElement;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
async function search(value: string) {
  box().focus();
  fireEvent.change(box(), { target: { value } });
  await settle(260);
}
const sent = (asked: readonly { body: unknown }[]) => asked.map(({ body }) => body as DistributionAddress);

test('API-06 the hints at its fields are those of the editors', async () => {
  onTestFinished(() => componentConfigs.set(undefined));
  componentConfigs.set({ address: { text: 'The code is enough.', floorHint: 'Which bell?', noteHint: ' ' } });
  await open();
  expect(screen.getByText('The code is enough.')).toBeDefined();
  expect(screen.getByText('Which bell?')).toBeDefined();
  expect(screen.getByText('For example: side door, please do not ring')).toBeDefined();
});

describe('SERV-04 an address by typing', () => {
  test('SERV-04 suggests places, is led by the keyboard, and fills the fields in', async () => {
    const { askedFor } = await open();
    expect(box().getAttribute('aria-expanded')).toBe('false');
    await search('Shop St');
    expect(Object.fromEntries(askedFor(suggest)[0]?.query ?? [])).toEqual({ q: 'Shop St', restrictCountry: 'true' });
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('2 suggestions');
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    const active = screen.getByRole('option', { selected: true });
    expect(active.textContent).toContain('Shop Street 12');
    expect(box().getAttribute('aria-activedescendant')).toBe(active.id);
    fireEvent.keyDown(box(), { key: 'Enter' });
    await settle(1);
    expect(screen.queryByRole('listbox')).toBeNull();
    const fields = ['Street', 'Number', 'Eircode', 'Town or city'].map((name) => field(name).value);
    expect(fields).toEqual(['Shop Street', '12', 'H91', 'Galway']);
    type('Eircode', 'H91 X2Y3');
    press('Deliver here');
    await settle(1);
    const whole = { ...place, postalCode: 'H91X2Y3', distributionType: 'DELIVERY', countryCode: 'IE' };
    expect(sent(askedFor(send))[0]).toMatchObject(whole);
    expect(onChosen).toHaveBeenCalledTimes(1);
  });

  test('SERV-04 a street still needs its number: that is where one goes on', async () => {
    await open();
    await search('Shop');
    fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
    await settle(1);
    expect(document.activeElement).toBe(field('Number'));
    expect(field('Street').value).toBe('Shop Street');
  });

  test('VAL-06 a suggestion whose code only begins is completed before it is taken', async () => {
    const { askedFor } = await open();
    await search('Shop');
    fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement);
    await settle(1);
    expect(document.activeElement).toBe(field('Eircode'));
    press('Deliver here');
    await settle(1);
    expect(askedFor(send)).toEqual([]);
    expect(field('Eircode').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please add the four characters after H91.')).toBeDefined();
    type('Eircode', 'H91 X2Y3');
    press('Deliver here');
    await settle(1);
    expect(sent(askedFor(send))).toMatchObject([{ postalCode: 'H91X2Y3', position }]);
  });

  test('Escape closes the suggestions, not the dialog, and keeps what was typed', async () => {
    await open();
    await search('Shop');
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('Shop');
  });

  test('SERV-04 a map that is down suggests nothing and shows no error', async () => {
    await open({});
    await search('Shop');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByText(/went wrong|try again/)).toBeNull();
  });

  test('an address corrected by hand is no longer where the map said', async () => {
    const { askedFor } = await open({ ...maps, 'GET /api/maps/geocode/address': {} });
    await search('Shop');
    fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement);
    await settle(1);
    type('Number', '99');
    type('Eircode', 'H91X2Y3');
    press('Deliver here');
    await settle(1);
    expect(askedFor('GET /api/maps/geocode/address')[0]?.query.get('address')).toBe('Shop Street 99, H91X2Y3 Galway');
    expect(sent(askedFor(send))[0]?.position).toBeUndefined();
  });
});

describe('VAL-16 what an address needs', () => {
  test('VAL-16 street, number, postal code and city; what is missing is told at its field', async () => {
    const { asked } = await open();
    type('Street', 'Shop Street');
    type('Eircode', '   ');
    press('Deliver here');
    expect(document.activeElement).toBe(field('Number'));
    expect(field('Number').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter the Eircode.')).toBeDefined();
    expect(screen.getByText('Please enter the town or city.')).toBeDefined();
    expect(screen.queryByText('Please enter the street.')).toBeNull();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('browsers can fill it in', async () => {
    await open();
    expect(['Street', 'Eircode', 'Town or city'].map((name) => field(name).getAttribute('autocomplete'))).toEqual([
      'address-line1',
      'postal-code',
      'address-level2',
    ]);
  });

  test('VAL-17 empty fields are sent as placeholders, and shown as empty', async () => {
    const { askedFor } = await open({}, { cart: cartFixture({ distributionAddress: galway }) });
    expect(field('Staircase optional').value).toBe('');
    expect(field('Floor optional').value).toBe('');
    press('Deliver here');
    await settle(1);
    const [address] = sent(askedFor(send));
    expect(address).toMatchObject({
      stairCase: 'na',
      door: 'na',
      floor: 'nan',
      additionalInfo: 'nana',
      streetNumber: '12',
    });
    expect(setDistributionAddress.body?.safeParse(address).success).toBe(true);
  });

  test('VAL-17 the postal code alone is enough to look around', async () => {
    const { askedFor } = await open({});
    type('Street', 'Half a str');
    press('Just browse with my Eircode');
    expect(document.activeElement).toBe(field('Eircode'));
    type('Eircode', 'H91');
    press('Just browse with my Eircode');
    expect(screen.getByText('Please add the four characters after H91.')).toBeDefined();
    expect(field('Number').getAttribute('aria-invalid')).not.toBe('true');
    type('Eircode', 'H91 X2Y3');
    press('Just browse with my Eircode');
    await settle(1);
    expect(sent(askedFor(send))).toHaveLength(1);
    expect(sent(askedFor(send))[0]).toMatchObject({
      postalCode: 'H91X2Y3',
      streetName: 'nana',
      streetNumber: 'na',
      city: 'nana',
    });
  });
});

describe('SERV-09 outside all delivery areas', () => {
  const away = { 'GET /api/distribution/delivery-area': {} };

  test('SERV-03 is known before it is sent: the tenant’s words, and the offer to collect', async () => {
    await open(away);
    type('Eircode', 'D06');
    await settle(420);
    expect(screen.getByText(orderConfigFixture.invalidAddressMessage)).toBeDefined();
    press('Collect instead');
    expect(onCollect).toHaveBeenCalledTimes(1);
  });

  test('SERV-03 tells the area that serves', async () => {
    await open();
    type('Eircode', 'H91');
    await settle(420);
    expect(screen.getByText('We deliver to Galway City')).toBeDefined();
  });

  test('SERV-09 a failed question is no answer: nothing is shown', async () => {
    await open({});
    type('Eircode', 'D06');
    await settle(420);
    expect(screen.queryByText(orderConfigFixture.invalidAddressMessage)).toBeNull();
    expect(screen.queryByText(/We deliver to/)).toBeNull();
  });

  test.each([
    ['132', orderConfigFixture.invalidAddressMessage],
    ['004', /can’t find that address/],
    ['999', /still here, so please try again/],
  ])('code %s: the right words, and nothing typed is lost', async (code, words) => {
    await open({ [send]: refusal(409, code) }, { cart: cartFixture({ distributionAddress: galway }) });
    press('Deliver here');
    await settle(1);
    expect(screen.getByText(words)).toBeDefined();
    expect(field('Street').value).toBe('Shop Street');
    expect(onChosen).not.toHaveBeenCalled();
  });
});

describe('the own position', () => {
  const device = (answer: Geolocation['getCurrentPosition']) =>
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition: answer } as Geolocation);

  test('SERV-04 becomes an address', async () => {
    const spy = device((found) => found({ coords: { latitude: 53.27, longitude: -9.05 } } as GeolocationPosition));
    const { askedFor } = await open({ ...maps, 'GET /api/maps/geocode/location': { place } });
    press('Use my location');
    await settle(1);
    expect(askedFor('GET /api/maps/geocode/location')[0]?.query.get('latitude')).toBe('53.27');
    expect(field('Street').value).toBe('Shop Street');
    spy.mockRestore();
  });

  test('a shopper who refuses reads what to do instead', async () => {
    const spy = device((_, failed) => failed?.({ code: 1 } as GeolocationPositionError));
    await open();
    press('Use my location');
    expect(screen.getByText(/isn’t sharing your location/)).toBeDefined();
    spy.mockRestore();
  });
});
