import {
  type DistributionAddress,
  doorRules,
  type FieldName,
  type FieldProblem,
  fieldProblem,
  givenFieldProblem,
  type OrderConfig,
  type Place,
  type Position,
  postalCodeOf,
} from '@trolley/contract';
import { createStore, type Store } from '../../shell/store.ts';
import { isSameCode } from './isCodeBegun.ts';

/** VAL-16: without these nobody is found. */
export const neededFields = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
export const optionalFields = ['stairCase', 'floor', 'door', 'additionalInfo'] as const;
export type DraftField = (typeof neededFields)[number] | (typeof optionalFields)[number];

/** An address while it is being typed. */
export interface AddressDraft extends Readonly<Record<DraftField, string>> {
  /** In the field with the suggestions. */
  readonly typed: string;
  /** Where the map says it is; gone as soon as somebody corrects the address by hand. */
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

/** Filled in by the map. What it does not know is not what was typed for another place. */
export function withPlace(draft: AddressDraft, place: Place): AddressDraft {
  const { streetName = '', streetNumber = '', postalCode = '', city = '', position } = place;
  return { ...draft, streetName, streetNumber, postalCode, city, position };
}

/** As the cart has it; nothing of a store somebody collects at. */
export function draftOf(address: DistributionAddress | undefined): AddressDraft {
  if (address?.distributionType !== 'DELIVERY') return emptyDraft;
  const fields = Object.fromEntries([...neededFields, ...optionalFields].map((field) => [field, address[field] ?? '']));
  return { ...emptyDraft, ...fields, ...(address.position && { position: address.position }) };
}

const rules: Readonly<Record<DraftField, FieldName>> = { ...doorRules, additionalInfo: 'deliveryNote' };

/** VAL-05…08, VAL-16: what is wrong with a field of it; the cart asks the same. */
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
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** Nothing typed is lost when the dialog is closed or the page is left. */
export function createDraft(storage: () => Kept): Store<AddressDraft | undefined> {
  const store = createStore<AddressDraft | undefined>(recalled(storage));
  return {
    ...store,
    set(next) {
      store.set(next);
      try {
        storage().setItem(key, JSON.stringify(next ?? null));
      } catch {
        // It is known as long as the page is open.
      }
    },
  };
}

function recalled(storage: () => Kept): AddressDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const texts = Object.entries(kept).filter(([name, value]) => name in emptyDraft && typeof value === 'string');
    return { ...emptyDraft, ...Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}
