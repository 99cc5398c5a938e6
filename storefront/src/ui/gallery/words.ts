/** The words of the gallery. It is a tool for developers, seen in preview only, so they are not translated. */
export const words = {
  title: 'Components',
  intro: 'Every part of the design system in its states, in each theme, light and dark.',
  label: 'Label',
  hint: 'A hint says what helps to answer.',
  error: 'Enter an address like name@example.com.',
  sentence: 'The quick brown fox jumps over the lazy dog.',
  close: 'Close',
  name: 'Name',
  /** A frame with a disc. */
  picture:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E%3Crect width='96' height='96' rx='14' fill='silver'/%3E%3Ccircle cx='48' cy='48' r='24' fill='gray'/%3E%3C/svg%3E",
  choices: [
    { value: 'home', label: 'To the door' },
    { value: 'store', label: 'From the store' },
    { value: 'locker', label: 'From a locker', disabled: true },
  ],
} as const;
