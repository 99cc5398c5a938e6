import { classes } from '@trolley/ui/classes.ts';

/** The first letters of a name in a circle whose colour is always the same for that name. */
export function Avatar({ name, small = false }: { readonly name: string; readonly small?: boolean }) {
  return (
    <span className={classes('avatar', `avatar-${tintOf(name)}`, small && 'avatar-s')} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return (sum % 6) + 1;
}
