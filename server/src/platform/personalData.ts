/** A customer, as far as the rooms that store something about them need it. */
export interface WhoseData {
  readonly id: string;
  /** For what is stored by address alone; missing where nobody confirmed it, for it may be another person's. */
  readonly email?: string;
}

/**
 * What one room stores about customers. The export of an account asks every room for its part, and so does its deletion:
 * the customers' room reads no other room's tables.
 */
export interface PersonalData {
  /** By the names under which the export shows it. */
  exportOf(customer: WhoseData): Promise<Readonly<Record<string, unknown>>>;
  /** Missing where the database deletes all of it with the customer's row. Deleting twice changes nothing. */
  deleteOf?(customerId: string): Promise<void>;
}

/** One room after the other, in the order they were passed in. */
export async function deletePersonalData(rooms: readonly PersonalData[], customerId: string): Promise<void> {
  for (const { deleteOf } of rooms) await deleteOf?.(customerId);
}
