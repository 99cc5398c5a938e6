import type { EndpointInput, withdraw } from '@trolley/contract';

/** The declaration of withdrawal. */
export interface Declaration {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly text: string;
  readonly [field: string]: string;
}

export const noDeclaration: Declaration = { name: '', orderNumber: '', email: '', text: '' };

/** What is sent of it: nothing is made of what was left empty. */
export function sentDeclaration({
  name,
  orderNumber,
  email,
  text,
}: Declaration): EndpointInput<typeof withdraw>['body'] {
  const about = text.trim();
  return {
    name: name.trim(),
    orderNumber: orderNumber.trim(),
    email: email.trim(),
    ...(about !== '' && { text: about }),
  };
}
