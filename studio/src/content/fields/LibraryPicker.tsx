import { lazy, Suspense } from 'react';

const MediaPicker = lazy(async () => ({ default: (await import('../../media/MediaPicker.tsx')).MediaPicker }));

/** A picture as content takes it over. */
export interface ChosenPicture {
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focus?: { readonly x: number; readonly y: number };
}

interface Props {
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
}

/** The library of pictures, loaded when one is chosen for the first time. */
export function LibraryPicker({ onChoose, onClose }: Props) {
  return (
    <Suspense>
      <MediaPicker open onChoose={onChoose} onClose={onClose} />
    </Suspense>
  );
}
