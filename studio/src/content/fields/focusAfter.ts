import { flushSync } from 'react-dom';

const controls = 'input, textarea, select, [contenteditable="true"], button';

/** Changes something and gives the focus to where one goes on; without it a control that vanishes takes the focus along. */
export function focusAfter(change: () => void, find: () => Element | null | undefined): void {
  flushSync(change);
  const found = find();
  const control = found?.matches(controls) ? found : found?.querySelector(controls);
  if (control instanceof HTMLElement) control.focus();
}
