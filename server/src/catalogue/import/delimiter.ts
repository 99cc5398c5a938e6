const delimiters = [',', ';', '\t'] as const;

/** The sign that divides the header: the most frequent of comma, semicolon and tab outside quotes. */
export function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*("|$)/g, '');
  const counts = delimiters.map((sign) => bare.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
