/** How a folded word sounds to a German or English ear, roughly: words written by ear have the same sound. */
export function soundOf(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ph/g, 'f')
    .replace(/chs|x/g, 'ks')
    .replace(/oi/g, 'o')
    .replace(/tsch|sch|ch|sh/g, 'x')
    .replace(/th|dt|d/g, 't')
    .replace(/b/g, 'p')
    .replace(/ck|qu|[gcq]/g, 'k')
    .replace(/[vw]/g, 'f')
    .replace(/tz|z/g, 's')
    .replace(/ie|[yj]/g, 'i')
    .replace(/a[iy]|e[iy]/g, 'e')
    .replace(/(?<=.)h/g, '')
    .replace(/e(?=n$)/, '')
    .replace(/(.)\1+/g, '$1');
}
