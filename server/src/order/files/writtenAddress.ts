import { type OrderFile, writtenPostalCode } from '@trolley/contract';
import { filledTexts } from '../../platform/mail/template/filledTexts.ts';

interface Street {
  readonly streetName?: string | undefined;
  readonly streetNumber?: string | undefined;
}

interface Town {
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
}

/** The lines of an address as the shop's country writes them: `3 Quay Street` and `Galway, H91 X2Y3`. */
export function writtenAddress({ address }: Pick<OrderFile, 'address'>, locale: string) {
  const fill = filledTexts(locale);
  return {
    street: ({ streetName = '', streetNumber = '' }: Street) =>
      streetName && streetNumber
        ? fill(address.street, { street: streetName, number: streetNumber })
        : streetName || streetNumber,
    city: ({ postalCode = '', city = '' }: Town) => {
      const code = writtenPostalCode(postalCode);
      return code && city ? fill(address.city, { code, city }) : code || city;
    },
  };
}
