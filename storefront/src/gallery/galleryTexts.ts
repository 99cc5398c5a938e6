/** The words of the gallery. It is a tool for developers, seen in preview only, so they are not translated. */
export const galleryTexts = {
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
    "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2096%2096'%3E%3Crect%20width='96'%20height='96'%20rx='14'%20fill='silver'/%3E%3Ccircle%20cx='48'%20cy='48'%20r='24'%20fill='gray'/%3E%3C/svg%3E",
  choices: [
    { value: 'home', label: 'To the door' },
    { value: 'store', label: 'From the store' },
    { value: 'locker', label: 'From a locker', disabled: true },
  ],
} as const;
