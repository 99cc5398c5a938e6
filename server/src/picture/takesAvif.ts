/** Whether a caller says of AVIF that it shows it. Who takes anything at all (`image/*`, or nothing in particular) may not. */
export function takesAvif(accept: string | undefined): boolean {
  return (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .some(([type, ...parameters]) => type === 'image/avif' && !parameters.some((one) => /^q=0(\.0*)?$/.test(one)));
}
