import { getMedia, mediaIdOf } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { FocalPointField } from '../../media/FocalPointField.tsx';
import { useCall } from '../../shell/api/useCalls.ts';
import { PictureIcon } from '../icons.ts';
import type { Path } from '../model/json.ts';
import { isObject } from '../model/json.ts';
import { useForm, useValueAt } from './form.ts';

/** The picture with what must stay in sight. One of the tenant's own folder has only its name. */
export function FocalPoint({ path, file }: { readonly path: Path; readonly file: string }) {
  const { store, readOnly } = useForm();
  const id = mediaIdOf(file);
  const found = useCall(getMedia, { params: { id: id ?? '' } }, { enabled: id !== undefined });
  const value = useValueAt(path);
  if (!found.data) {
    return (
      <span className="edit-picture-name">
        <Icon of={PictureIcon} size="s" />
        <span>{file}</span>
      </span>
    );
  }
  const focus =
    isObject(value) && typeof value.x === 'number' && typeof value.y === 'number'
      ? { x: value.x, y: value.y }
      : found.data.focus;
  return (
    <FocalPointField
      file={found.data}
      focus={focus}
      onChange={readOnly ? undefined : (next) => store.set(path, { ...next })}
    />
  );
}
