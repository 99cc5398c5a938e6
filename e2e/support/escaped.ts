/** Words as a regular expression has to have them, to be found as they are. */
export function escaped(words: string): string {
  return words.replace(/[.*+?^${}()[\]\\|]/g, '\\$&');
}
