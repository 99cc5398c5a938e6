import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useState } from 'react';
import { firstInDialog } from '../parts/firstInDialog.ts';
import { useTexts } from '../texts.ts';
import { useWords } from '../words.ts';

/** A picture as content takes it over. */
export interface ChosenPicture {
  readonly file: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
  readonly focus?: { readonly x: number; readonly y: number };
}

interface Props {
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
}

/** A file of the tenant's media folder, by its name. */
export function LibraryPicker({ onChoose, onClose }: Props) {
  const texts = useTexts();
  const words = useWords();
  const [file, setFile] = useState('');
  return (
    <Dialog open onClose={onClose} title={texts.choosePicture} closeLabel={texts.close}>
      <form
        className="ask"
        onSubmit={(event) => {
          event.preventDefault();
          if (file.trim() === '') return;
          onChoose({ file: file.trim() });
          onClose();
        }}
      >
        <TextField
          ref={firstInDialog}
          label={words.field('file')}
          autoComplete="off"
          value={file}
          onChange={(event) => setFile(event.target.value)}
        />
        <div className="ask-actions">
          <Button type="submit">{texts.choose}</Button>
        </div>
      </form>
    </Dialog>
  );
}
