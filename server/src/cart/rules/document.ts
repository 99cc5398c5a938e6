import type {
  BillingAddress,
  DistributionAddress,
  DistributionType,
  PaymentMethod,
  Substitution,
} from '@trolley/contract';
import type { CodeTerms } from '../../voucher/codes.ts';

export interface CartLine {
  readonly sku: string;
  /** Pieces; of a weight article one piece is one step. */
  readonly quantity: number;
  /** Minutes since the epoch. */
  readonly addedAt: number;
  /** Only where it differs from the cart's. */
  readonly substitution?: Substitution;
}

/** The slot as it was when it was chosen; how long it is held is for the database to say. */
export interface CartWindow {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly cutOffAt: number;
  /** Undefined where the slot came without one (029). */
  readonly fee?: number;
  readonly green: boolean;
}

/** A payment that the shopper planned for the cart. */
export interface PlannedPayment {
  readonly methodKey: PaymentMethod;
  readonly brandName?: string;
  /** Cents at most; undefined: all that is left. */
  readonly amount?: number;
}

/** A change that was made under an `Idempotency-Key`. */
export interface UsedKey {
  readonly key: string;
  /** Of the operation and its body. */
  readonly hash: string;
  /** What it answered besides the cart, as its operation wrote it. */
  readonly outcome?: string;
}

/** Everything a cart is, except what the shelf says of its products. Never changed, only replaced. */
export interface CartDocument {
  /** In the order they were first added; one for each product. */
  readonly lines: readonly CartLine[];
  readonly codes: readonly CodeTerms[];
  /** The goods shall come in crates. */
  readonly crates: boolean;
  readonly substitution: Substitution;
  readonly address?: DistributionAddress;
  readonly window?: CartWindow;
  readonly billing?: BillingAddress;
  readonly payments: readonly PlannedPayment[];
  /** A delivery pass that is bought along, by its plan. */
  readonly pass?: string;
  /** Newest last. */
  readonly keys: readonly UsedKey[];
  /** Carts whose content is in this one already. */
  readonly merged: readonly string[];
}

const nothing: CartDocument = {
  lines: [],
  codes: [],
  crates: false,
  substitution: 'similar',
  payments: [],
  keys: [],
  merged: [],
};

export function emptyDocument(): CartDocument {
  return nothing;
}

/** As it is stored: short names, and nothing that says what is so anyway. All of it may be missing in older ones. */
interface Written {
  readonly l?: readonly (readonly [sku: string, quantity: number, addedAt?: number, substitution?: Substitution])[];
  readonly c?: readonly WrittenCode[];
  readonly b?: 1;
  readonly s?: Substitution;
  readonly a?: DistributionAddress;
  readonly w?: readonly [
    id: string,
    startsAt: number,
    endsAt: number,
    cutOffAt: number,
    fee?: number | null,
    green?: 0 | 1,
  ];
  readonly i?: BillingAddress;
  readonly p?: readonly PlannedPayment[];
  readonly d?: string;
  readonly k?: readonly (readonly [key: string, hash: string, outcome?: string])[];
  readonly m?: readonly string[];
}

type WrittenCode = readonly [
  code: string,
  name: string,
  kind: CodeTerms['kind'],
  value: number,
  minimumOrderValue: number,
  from: number,
  until: number,
  types?: readonly DistributionType[] | null,
  combinable?: 1,
];

export function writeDocument(document: CartDocument): string {
  const { lines, codes, crates, substitution, address, window, billing, payments, pass, keys, merged } = document;
  const rest: Omit<Written, 'l'> = {
    ...(codes.length > 0 && { c: codes.map(writeCode) }),
    ...(crates && { b: 1 }),
    ...(substitution !== 'similar' && { s: substitution }),
    ...(address && { a: address }),
    ...(window && { w: writeWindow(window) }),
    ...(billing && { i: billing }),
    ...(payments.length > 0 && { p: payments }),
    ...(pass !== undefined && { d: pass }),
    ...(keys.length > 0 && { k: keys.map(writeKey) }),
    ...(merged.length > 0 && { m: merged }),
  };
  const text = JSON.stringify(rest);
  if (lines.length === 0) return text;
  const comma = text === '{}' ? '' : ',';
  return `{"l":[${lines.map(lineText).join(',')}]${comma}${text.slice(1)}`;
}

/** Reads what `writeDocument` wrote, now or in an older version. */
export function readDocument(text: string): CartDocument {
  // Only this file writes the column.
  const { l = [], c = [], b, s = 'similar', a, w, i, p = [], d, k = [], m = [] } = JSON.parse(text) as Written;
  return {
    lines: l.map(([sku, quantity, addedAt = 0, substitution]) =>
      substitution ? { sku, quantity, addedAt, substitution } : { sku, quantity, addedAt },
    ),
    codes: c.map(readCode),
    crates: b === 1,
    substitution: s,
    ...(a && { address: a }),
    ...(w && { window: readWindow(w) }),
    ...(i && { billing: i }),
    payments: p,
    ...(d !== undefined && { pass: d }),
    keys: k.map(([key, hash, outcome]) => ({ key, hash, ...(outcome !== undefined && { outcome }) })),
    merged: m,
  };
}

const lineTexts = new WeakMap<CartLine, string>();

/** Of a long cart one line changes: the others were written before. */
function lineText(line: CartLine): string {
  let text = lineTexts.get(line);
  if (text === undefined) {
    const { sku, quantity, addedAt, substitution } = line;
    text = JSON.stringify(substitution ? [sku, quantity, addedAt, substitution] : [sku, quantity, addedAt]);
    lineTexts.set(line, text);
  }
  return text;
}

function writeCode(terms: CodeTerms): WrittenCode {
  const { code, name, kind, value, minimumOrderValue, from, until, distributionTypes, combinable } = terms;
  const written = [code, name, kind, value, minimumOrderValue, from, until] as const;
  if (combinable) return [...written, distributionTypes ?? null, 1];
  return distributionTypes ? [...written, distributionTypes] : written;
}

function readCode(written: WrittenCode): CodeTerms {
  const [code, name, kind, value, minimumOrderValue, from, until, types, combinable] = written;
  return {
    ...{ code, name, kind, value, minimumOrderValue, from, until },
    ...(types && { distributionTypes: types }),
    ...(combinable === 1 && { combinable: true }),
  };
}

function writeWindow({ id, startsAt, endsAt, cutOffAt, fee, green }: CartWindow): NonNullable<Written['w']> {
  return [id, startsAt, endsAt, cutOffAt, fee ?? null, green ? 1 : 0];
}

function readWindow([id, startsAt, endsAt, cutOffAt, fee, green]: NonNullable<Written['w']>): CartWindow {
  const known = { id, startsAt, endsAt, cutOffAt, green: green === 1 };
  return typeof fee === 'number' ? { ...known, fee } : known;
}

const writeKey = ({ key, hash, outcome }: UsedKey) =>
  outcome === undefined ? ([key, hash] as const) : ([key, hash, outcome] as const);
