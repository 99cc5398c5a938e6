import { Button, type ButtonProps } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { UploadIcon } from '@trolley/ui/icons.ts';
import { type DragEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTexts } from './texts.ts';

/** What the browser's own dialog offers; the server looks at the content. */
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

interface Props {
  /** Missing: nothing is taken here. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

/** Takes pictures that are dropped anywhere on it. */
export function DropZone({ onFiles, children }: Props) {
  const texts = useTexts();
  const [isOver, setOver] = useState(false);
  if (!onFiles) return <div className="drop-zone">{children}</div>;
  const hasFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div className="drop-zone" onDragEnter={over} onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
      {isOver && (
        <div className="drop-sign">
          <Icon of={UploadIcon} size="l" />
          {texts.dropped}
        </div>
      )}
    </div>
  );
}

interface PickProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's own dialog for files. */
export function PickButton({
  onFiles,
  several = true,
  ...button
}: PickProps & ButtonProps & { readonly several?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <FileInput ref={input} onFiles={onFiles} several={several} />
    </>
  );
}

/** In the place of a picture: where to drop, and a button for it. */
export function DropTile({ onFiles }: PickProps) {
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="drop-tile" onClick={() => input.current?.click()}>
        <Icon of={UploadIcon} />
        <span>{texts.dropHere}</span>
        <small>{texts.dropHint}</small>
      </button>
      <FileInput ref={input} onFiles={onFiles} several />
    </>
  );
}

interface InputProps extends PickProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly several: boolean;
}

function FileInput({ ref, onFiles, several }: InputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={pictureTypes}
      multiple={several}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // The same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
