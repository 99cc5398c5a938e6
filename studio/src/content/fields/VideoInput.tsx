import { memo, useState } from 'react';
import type { TextModel } from '../model/fieldModel.ts';
import { textOf } from '../model/json.ts';
import { youtubeId } from '../model/youtube.ts';
import { useTexts } from '../texts.ts';
import { afterPress } from './afterPress.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useValueAt } from './form.ts';

/** Which film: any address of YouTube becomes its id; one of the shop's own is named as it lies in the media folder. */
export const VideoInput = memo(function VideoInput({ path }: FieldProps<TextModel>) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const isYoutube = textOf(useValueAt([...path.slice(0, -1), 'provider'])) === 'youtube';
  const value = textOf(useValueAt(path));
  // As it was typed, until one leaves the field: an address that changes under the cursor cannot be typed to its end.
  const [typed, setTyped] = useState<string>();
  const id = isYoutube ? youtubeId(value) : undefined;
  const isUnfit = value !== '' && typed === undefined && (isYoutube ? !id : !/^[\w/.-]+\.(mp4|webm)$/i.test(value));
  return (
    <FieldFrame
      path={path}
      label={isYoutube ? texts.youtubeAddress : texts.videoFile}
      hint={isYoutube ? texts.youtubeHint : texts.videoFileHint}
      own={isUnfit ? (isYoutube ? texts.youtubeUnfit : texts.videoFileUnfit) : undefined}
    >
      {(ties) => (
        <>
          <input
            {...ties}
            type="text"
            inputMode={isYoutube ? 'url' : 'text'}
            className="input"
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly}
            placeholder={isYoutube ? 'https://youtu.be/…' : texts.videoFileExample}
            value={typed ?? value}
            onBlur={() => afterPress(() => setTyped(undefined))}
            onChange={({ target }) => {
              setTyped(target.value);
              const text = target.value.trim();
              store.set(path, isYoutube ? (youtubeId(text) ?? text) : text.replace(/^\/?media\//, ''));
            }}
          />
          {id !== undefined && (
            <a
              className="text-link edit-film"
              href={`https://www.youtube.com/watch?v=${id}`}
              target="_blank"
              rel="noreferrer"
            >
              {texts.youtubeOpen(id)}
            </a>
          )}
        </>
      )}
    </FieldFrame>
  );
});
