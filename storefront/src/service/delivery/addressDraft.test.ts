import { distributionAddressForm, isDeliverable, withoutPlaceholders, withPlaceholders } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AddressDraft,
  addressOfDraft,
  createDraft,
  draftOf,
  draftProblem,
  emptyDraft,
  firstProblem,
  neededFields,
  optionalFields,
  withField,
  withPlace,
} from './addressDraft.ts';

const country = { code: 'AT', name: 'Österreich' };
const position = { lat: 48.2, lng: 16.35 };
const full: AddressDraft = {
  ...emptyDraft,
  streetName: 'Neubaugasse',
  streetNumber: '12',
  postalCode: '1070',
  city: 'Wien',
  position,
};
const drafts = fc.record({
  ...Object.fromEntries(
    [...neededFields, ...optionalFields].map((field) => [field, fc.constantFrom('', ' ', 'a', 'b 1', '1234')]),
  ),
  typed: fc.constant(''),
}) as fc.Arbitrary<AddressDraft>;

describe('an address while it is typed', () => {
  test('VAL-16 is complete when the rules of the wire say so', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const sent = addressOfDraft(draft, country);
        const isTaken = isDeliverable(sent) && distributionAddressForm.safeParse(sent).success;
        expect(firstProblem(draft) === undefined).toBe(isTaken);
      }),
      { numRuns: 100 },
    );
  });

  test('VAL-17 comes back from the wire as it was typed', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const sent = withPlaceholders(addressOfDraft(draft, country));
        const trimmed = Object.fromEntries(
          Object.entries(draft).map(([field, value]) => [field, String(value).trim()]),
        );
        expect(draftOf(withoutPlaceholders(sent))).toEqual(trimmed);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['streetNumber', '123456', 'maxLength'],
    ['postalCode', 'H91', 'minLength'],
    ['postalCode', '12345678', 'maxLength'],
    ['city', 'a'.repeat(26), 'maxLength'],
    ['city', '<b>Wien', 'characters'],
    ['streetName', '<script>', 'characters'],
    ['door', '12345', 'maxLength'],
    ['additionalInfo', 'a > b', 'characters'],
  ] as const)(
    'VAL-05 VAL-06 VAL-07 VAL-08 %s does not take %j, as little as the address book',
    (field, value, kind) => {
      expect(draftProblem({ ...full, [field]: value }, field)?.kind).toBe(kind);
      expect(firstProblem({ ...full, [field]: value })).toBe(field);
    },
  );

  test('VAL-06 a code may be written with its space, and is sent without', () => {
    const draft = { ...full, postalCode: ' H91 X2Y3 ' };
    expect(firstProblem(draft)).toBeUndefined();
    expect(addressOfDraft(draft, country).postalCode).toBe('H91X2Y3');
  });

  test('stays where the map put it until the address itself is changed', () => {
    expect(withField(full, 'door', '3').position).toEqual(position);
    expect(withField(full, 'streetNumber', '12').position).toEqual(position);
    expect(withField(full, 'streetNumber', '14').position).toBeUndefined();
  });

  test('is filled by the map, the door and the note stay', () => {
    const typed = { ...full, door: '3', streetName: 'Old Street' };
    const next = withPlace(typed, { postalCode: '8010', city: 'Graz', position });
    expect(next).toMatchObject({
      streetName: '',
      streetNumber: '',
      postalCode: '8010',
      city: 'Graz',
      door: '3',
      position,
    });
  });

  test('nothing of a pickup store is taken for a home address', () => {
    expect(draftOf({ distributionType: 'CLICK_AND_COLLECT', storeId: 'a', streetName: 'Markt' })).toBe(emptyDraft);
  });
});

describe('what was typed', () => {
  test('is stored for the visit', () => {
    createDraft(() => sessionStorage).set(full);
    const { position: _, ...kept } = full;
    expect(createDraft(() => sessionStorage).get()).toEqual(kept);
  });

  test.each(['nonsense', '[]', '{"streetName": 5, "evil": "x"}', 'null'])('is empty where %s was stored', (stored) => {
    sessionStorage.setItem('addressDraft', stored);
    const kept = createDraft(() => sessionStorage).get();
    expect(kept ?? emptyDraft).toEqual(emptyDraft);
  });

  test('is known while the page is open where storage is forbidden', () => {
    const draft = createDraft(() => {
      throw new Error('blocked');
    });
    draft.set(full);
    expect(draft.get()).toBe(full);
  });
});
