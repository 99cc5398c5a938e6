import type { AddressForm, Failure, LoyaltyMemberInformation } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/database/database.ts';
import type { Member, Programme } from '../programme.ts';

export interface CardMember
  extends Pick<LoyaltyMemberInformation, 'mpCardId' | 'loyalityMemberId' | 'joeAuthenticationStatus'> {
  readonly firstName: string;
  readonly lastName: string;
}

export interface AddressRefused {
  readonly failure: string;
  readonly fields?: Failure['fields'];
  readonly message?: string;
}

export type SetCardNumber = (
  tx: Queryable,
  holder: Pick<Member, 'customerId' | 'loyalityMemberId'>,
  cardNumber: string,
) => Promise<boolean>;

/** What plastic cards need of the other rooms. */
export interface PhysicalCards {
  readonly programme: Pick<Programme, 'cardStatus' | 'orderCard' | 'loseCard'>;
  requireCustomer(request: FastifyRequest): Promise<{ readonly customerId: string }>;
  /** Undefined where the account is gone. */
  memberOf(customerId: string): Promise<CardMember | undefined>;
  /** The number of the membership from now on, in the place of the one it had; false where it is another's. */
  readonly setCardNumber: SetCardNumber;
  /** The account was changed: whoever remembers it asks again. */
  changed(customerId: string): Promise<void>;
  /** The address as it is stored, without placeholders. */
  checkAddress(given: AddressForm): AddressForm | AddressRefused;
}
