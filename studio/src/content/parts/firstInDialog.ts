/**
 * Gives a field the focus when its dialog opens: `ref={firstInDialog}`. The browser looks for this attribute when a
 * dialog is shown, which is after React has focused anything itself.
 */
export function firstInDialog(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
