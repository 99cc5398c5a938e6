import { useText } from '../../../shell/shop.tsx';
import { FieldMessages, tiesOf } from '../../../ui/Field.tsx';
import { useElementId } from '../../../ui/useElementId.ts';
import { failureText } from '../failureText.ts';
import { SavedNote } from '../SavedNote.tsx';
import type { SwitchNews } from './useSwitches.ts';

interface SettingSwitchProps {
  readonly label: string;
  readonly hint?: string;
  /** As it is saved. */
  readonly on: boolean;
  readonly news: SwitchNews | undefined;
  onPress(wanted: boolean): void;
}

/** On or off, saved as soon as it is pressed; shows what is saved, and says so. */
export function SettingSwitch({ label, hint, on, news, onPress }: SettingSwitchProps) {
  const text = useText();
  const id = useElementId();
  const saving = news?.kind === 'saving';
  const shown = saving ? news.wanted : on;
  const error = news?.kind === 'failed' ? failureText(news.error, text) : undefined;
  const said = { saving: 'profile.saving', saved: 'profile.saved', confirm: 'profile.news.confirm', failed: undefined };
  const key = news && said[news.kind];
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
      <SavedNote words={key && text(key)} plain={news?.kind !== 'saved'} />
    </li>
  );
}
