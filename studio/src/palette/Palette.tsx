import { Icon } from '@trolley/ui/Icon.tsx';
import { SearchIcon } from '@trolley/ui/icons.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Keys } from '../shell/parts/Keys.tsx';
import type { StudioRoom } from '../shell/room.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import { useTexts } from './texts.ts';
import './palette.css';

/** Finds and does anything by keyboard: Ctrl K, or the field in the bar. */
export function Palette({ rooms }: { readonly rooms: readonly StudioRoom[] }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      // A dialog that waits for an answer goes before.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className="find-button" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <Icon of={SearchIcon} size="s" />
        <span>{texts.find}</span>
        <Keys keys={['Ctrl', 'K']} />
      </button>
      {/* Not in the bar, which a screen may hide: the editor has one of its own. */}
      {isOpen && createPortal(<PaletteDialog rooms={rooms} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
