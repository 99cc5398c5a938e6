import { z } from 'zod/mini';

const line = z.string().check(z.minLength(1));

/** What surrounds every letter of a shop. */
export const letterFraming = {
  greeting: line,
  /** Where nobody is known by a name. */
  greetingNameless: line,
  signature: line,
  /** Stands above the button's address as text. */
  linkHint: line,
  /** Stands before the address of the support. */
  help: line,
  /** At the very end. */
  automatic: line,
};

/** What one letter says, in ICU syntax. */
export const letterFields = {
  subject: line,
  /** What a list of mails shows beside the subject. */
  preheader: line,
  heading: line,
  /** Paragraphs above the button or the list, and those below it. */
  before: z.array(line).check(z.minLength(1)),
  after: z.array(line),
};

export const letterWithoutButton = z.strictObject(letterFields);
export const letterWithButton = z.strictObject({ ...letterFields, button: line });

export type LetterFraming = { readonly [name in keyof typeof letterFraming]: string };
export type LetterWords = z.infer<typeof letterWithoutButton>;
