import { type AddressKind, type AddressType, addressKinds, kindsOf } from '@trolley/contract';

export interface Choosable {
  readonly id: string;
  readonly addressType: AddressType;
  /** For which kinds it is the first so far; what its type is not for does not count. */
  readonly primary: readonly AddressKind[];
}

/** Of each kind the one that is offered first; undefined where no address is for it. */
export type Primaries = Readonly<Record<AddressKind, string | undefined>>;

/** The preferred one for whatever it is for, otherwise the one so far, otherwise the oldest; the list begins with that. */
export function choosePrimaries(addresses: readonly Choosable[], preferred?: string): Primaries {
  const of = (kind: AddressKind) => {
    const fit = addresses.filter(({ addressType }) => kindsOf(addressType).includes(kind));
    const chosen =
      fit.find(({ id }) => id === preferred) ?? fit.find(({ primary }) => primary.includes(kind)) ?? fit[0];
    return chosen?.id;
  };
  return { Billing: of('Billing'), Delivery: of('Delivery') };
}

/** The same addresses with their places as chosen. */
export function withPrimaries<A extends Choosable>(addresses: readonly A[], chosen: Primaries): A[] {
  return addresses.map((address) => ({
    ...address,
    primary: addressKinds.filter((kind) => chosen[kind] === address.id),
  }));
}
