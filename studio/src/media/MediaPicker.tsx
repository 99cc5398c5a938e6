import type { FocalPoint, LibraryFile } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { useState } from 'react';
import { useSelf } from '../shell/session/self.ts';
import { LibraryView } from './LibraryView.tsx';
import './media.css';
import './media-panel.css';
import { useTexts } from './texts.ts';
import { useLibrary } from './useLibrary.ts';
import { useUploads } from './useUploads.ts';

/** A picture as content takes it over. */
export interface ChosenMedia {
  /** As content names it. */
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focus: FocalPoint;
}

interface Props {
  readonly open: boolean;
  readonly onChoose: (file: ChosenMedia) => void;
  readonly onClose: () => void;
}

/** Lets a form choose a picture of the library, or add one to it. */
export function MediaPicker({ open, onChoose, onClose }: Props) {
  const texts = useTexts();
  const canWrite = useSelf().permissions.includes('content:write');
  const library = useLibrary({ enabled: open });
  const [chosen, setChosen] = useState<LibraryFile>();
  const uploads = useUploads(setChosen);
  const take = () => {
    if (!chosen) return;
    const { file, alt, width, height, focus } = chosen;
    onChoose({ file, alt, width, height, focus });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.pick}
      closeLabel={texts.dismiss}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={!chosen} onClick={take}>
            {texts.pickThis}
          </Button>
        </>
      }
    >
      {open && (
        <div className="media-picker">
          <LibraryView library={library} uploads={uploads} chosen={chosen?.id} onChoose={setChosen} canAdd={canWrite} />
        </div>
      )}
    </Dialog>
  );
}
