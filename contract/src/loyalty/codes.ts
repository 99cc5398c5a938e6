/** Error codes of the loyalty endpoints. */
export const loyaltyFailures = {
  /** LOY-04: the programme does not know the card, or not any more; the message holds `errorCode 10048`. */
  cardUnknown: 'cardUnknown',
  notMember: 'notMember',
  /** There are not as many points as were to be given. */
  tooFewPoints: 'tooFewPoints',
  /** Nothing of this kind, or of this size, can be donated. */
  donationUnknown: 'donationUnknown',
  /** The same idempotency key with another body. */
  keyReused: 'keyReused',
  /** The outside programme does not answer. Nothing was booked. */
  programmeAway: 'programmeAway',
} as const;

/** LOY-04: what an outside programme says of a card that it does not know. */
export const unknownCardCode = 10048;

/** Whether a message tells of that code, in whatever words. */
export const tellsUnknownCard = (message: string): boolean =>
  new RegExp(`errorCode\\W{0,4}${unknownCardCode}(?!\\d)`).test(message);
