/** The provider answered, and will not: more than was authorised, a payment it does not know. Asking again is no use. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  /** In the provider's word. */
  readonly code: string;

  constructor(provider: string, code: string) {
    super(`${provider} refused: ${code}`);
    this.code = code;
  }
}
