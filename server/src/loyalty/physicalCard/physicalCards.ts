import type { AddressForm, Failure, LoyaltyMemberInformation } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../../platform/database/database.ts';

export interface CardMember extends Pick<LoyaltyMemberInformation, 'mpCardId' | 'loyalityMemberId'> {
  readonly firstName: string;
  readonly lastName: string;
}

export interface AddressRefused {
  readonly failure: string;
  readonly fields?: Failure['fields'];
  readonly message?: string;
}

/** What plastic cards need of the other rooms. */
export interface PhysicalCards {
  readonly database: Database;
  requireCustomer(request: FastifyRequest): Promise<{ readonly customerId: string }>;
  /** Undefined where the account is gone. */
  memberOf(customerId: string): Promise<CardMember | undefined>;
  /** Gives a membership that lives online alone its number. The number it has now; undefined where another has it. */
  giveCardNumber(tx: Queryable, customerId: string, cardNumber: string): Promise<string | undefined>;
  /** The address as it is stored, without placeholders. */
  checkAddress(given: AddressForm): AddressForm | AddressRefused;
}
