/** An address of the shop as others have to write it. */
export function absolute(address: string, baseUrl: string): string {
  return new URL(address, baseUrl).href;
}
