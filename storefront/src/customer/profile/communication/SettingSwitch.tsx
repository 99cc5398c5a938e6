import { FieldMessages, tiesOf } from '@trolley/ui/Field.tsx';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { useText } from '../../../shell/shop.tsx';
import { failureText } from '../failureText.ts';
import { SavedNote } from '../SavedNote.tsx';
import type { SwitchStatus } from './useSwitches.ts';

interface SettingSwitchProps {
  readonly label: string;
  readonly hint?: string;
  /** As it is saved. */
  readonly on: boolean;
  readonly status: SwitchStatus | undefined;
  onPress(wanted: boolean): void;
}

/** A switch that saves at once, and says how it ended. */
export function SettingSwitch({ label, hint, on, status, onPress }: SettingSwitchProps) {
  const text = useText();
  const id = useElementId();
  const saving = status?.kind === 'saving';
  const shown = saving ? status.wanted : on;
  const error = status?.kind === 'failed' ? failureText(status.error, text) : undefined;
  const said = { saving: 'profile.saving', saved: 'profile.saved', confirm: 'profile.news.confirm', failed: undefined };
  const key = status && said[status.kind];
  return (
    <li className="setting">
      <label className="setting-line">
        <span className="setting-words">{label}</span>
        <input
          {...tiesOf(id, hint !== undefined, error !== undefined)}
          className="switch"
          type="checkbox"
          checked={shown}
          aria-busy={saving || undefined}
          onChange={({ target }) => onPress(target.checked)}
        />
      </label>
      <FieldMessages id={id} hint={hint} error={error} />
      <SavedNote words={key && text(key)} plain={status?.kind !== 'saved'} />
    </li>
  );
}
