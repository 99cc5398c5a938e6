import {
  addressRules,
  type DistributionAddress,
  type FieldName,
  type FieldProblem,
  fieldProblem,
  givenFieldProblem,
  type OrderConfig,
  type Place,
  type Position,
  postalCodeOf,
  writtenPostalCode,
} from '@trolley/contract';
import { createStore, type Store } from '../../shell/store.ts';
import { isSameCode } from './isCodeBegun.ts';

/** VAL-16: required for a delivery. */
export const neededFields = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
export const optionalFields = ['stairCase', 'floor', 'door', 'additionalInfo'] as const;
export type DraftField = (typeof neededFields)[number] | (typeof optionalFields)[number];

/** An address while it is being typed. */
export interface AddressDraft extends Readonly<Record<DraftField, string>> {
  /** In the field with the suggestions. */
  readonly typed: string;
  /** The coordinates of a suggestion; dropped as soon as the address is edited by hand. */
  readonly position?: Position;
}

export const emptyDraft: AddressDraft = {
  typed: '',
  streetName: '',
  streetNumber: '',
  postalCode: '',
  city: '',
  stairCase: '',
  floor: '',
  door: '',
  additionalInfo: '',
};

const needed: readonly string[] = neededFields;

export function withField(draft: AddressDraft, field: DraftField, value: string): AddressDraft {
  const { position, ...rest } = draft;
  const same = field === 'postalCode' ? isSameCode(draft.postalCode, value) : value === draft[field];
  const moved = needed.includes(field) && !same;
  return { ...rest, [field]: value, ...(position && !moved && { position }) };
}

/** Filled from a suggestion; fields it does not know are cleared, since they belonged to another place. */
export function withPlace(draft: AddressDraft, place: Place): AddressDraft {
  const { streetName = '', streetNumber = '', postalCode = '', city = '', position } = place;
  return { ...draft, streetName, streetNumber, postalCode, city, position };
}

/** The cart's address; empty for a pickup at a store. */
export function draftOf(address: DistributionAddress | undefined): AddressDraft {
  if (address?.distributionType !== 'DELIVERY') return emptyDraft;
  const fields = Object.fromEntries([...neededFields, ...optionalFields].map((field) => [field, address[field] ?? '']));
  return {
    ...emptyDraft,
    ...fields,
    postalCode: writtenPostalCode(address.postalCode ?? ''),
    ...(address.position && { position: address.position }),
  };
}

const rules: Readonly<Record<DraftField, FieldName>> = { ...addressRules, additionalInfo: 'deliveryNote' };

/** VAL-05…08, VAL-16: the problem of a field, by the same rules as the cart's. */
export function draftProblem(draft: AddressDraft, field: DraftField): FieldProblem | undefined {
  const value = field === 'postalCode' ? postalCodeOf(draft[field]) : draft[field];
  return needed.includes(field) ? fieldProblem(rules[field], value) : givenFieldProblem(rules[field], value);
}

/** The first field that is not as it should be. */
export function firstProblem(draft: AddressDraft): DraftField | undefined {
  return [...neededFields, ...optionalFields].find((field) => draftProblem(draft, field));
}

export function addressOfDraft(draft: AddressDraft, country: OrderConfig['country'] | undefined): DistributionAddress {
  const typed = [...neededFields, ...optionalFields].map((field) => [field, draft[field].trim()]);
  return {
    distributionType: 'DELIVERY',
    ...Object.fromEntries(typed.filter(([, value]) => value !== '')),
    ...(draft.postalCode.trim() !== '' && { postalCode: postalCodeOf(draft.postalCode) }),
    ...(country && { country: country.name, countryCode: country.code }),
    ...(draft.position && { position: draft.position }),
  };
}

const key = 'addressDraft';
type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Stores the draft, so that nothing is lost when the dialog or the page is closed. */
export function createDraft(storage: () => DraftStorage): Store<AddressDraft | undefined> {
  const store = createStore<AddressDraft | undefined>(loadDraft(storage));
  return {
    ...store,
    set(next) {
      store.set(next);
      try {
        storage().setItem(key, JSON.stringify(next ?? null));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  };
}

function loadDraft(storage: () => DraftStorage): AddressDraft | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const texts = Object.entries(stored).filter(([name, value]) => name in emptyDraft && typeof value === 'string');
    return { ...emptyDraft, ...Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}
