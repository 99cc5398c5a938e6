import type { Path } from '../model/json.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useValueAt } from './form.ts';

/** What no field knows how to ask: shown as it is, and kept as it is. */
export function JsonView({ path, label }: { readonly path: Path; readonly label: string }) {
  const value = useValueAt(path);
  return (
    <FieldFrame path={path} label={label}>
      {(ties) => (
        <textarea
          {...ties}
          className="input edit-json"
          readOnly
          rows={Math.min(20, JSON.stringify(value, null, 2)?.split('\n').length ?? 1)}
          value={JSON.stringify(value, null, 2) ?? ''}
        />
      )}
    </FieldFrame>
  );
}
