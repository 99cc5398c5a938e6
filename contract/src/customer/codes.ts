/** Error codes of the account's endpoints. */
export const customerFailures = {
  /** The same for a wrong password, an unknown address and an unconfirmed account. */
  loginFailed: 'loginFailed',
  /** The bot check was not passed, is too old or was used before. */
  botCheckFailed: 'botCheckFailed',
  /** A link from a mail that is not valid (any more). */
  tokenInvalid: 'tokenInvalid',
  passwordWrong: 'passwordWrong',
  /** Card number and activation code do not belong together, or were used. */
  cardInvalid: 'cardInvalid',
  /** The account has a proved card already: it is unlinked first. */
  cardLinked: 'cardLinked',
  addressNotFound: 'addressNotFound',
  tooManyAddresses: 'tooManyAddresses',
  sessionNotFound: 'sessionNotFound',
  storeNotFound: 'storeNotFound',
  productNotFound: 'productNotFound',
  topicNotFound: 'topicNotFound',
  tooManyFavorites: 'tooManyFavorites',
} as const;
