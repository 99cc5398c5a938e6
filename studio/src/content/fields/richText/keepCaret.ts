/** As much of ProseMirror's view as it takes. */
interface View {
  readonly dom: HTMLElement;
  readonly isDestroyed: boolean;
  hasFocus(): boolean;
  focus(): void;
}

/**
 * A dialog that closes gives the focus back, but not the caret: whatever was typed next would get lost. ProseMirror
 * looks after that only where the selection stays as it is meanwhile, which it does not when the dialog is taken away.
 */
export function keepCaret(view: View): void {
  setTimeout(() => {
    if (view.isDestroyed || !view.hasFocus()) return;
    const anchor = document.getSelection()?.anchorNode ?? null;
    if (!view.dom.contains(anchor)) view.focus();
  }, 0);
}
