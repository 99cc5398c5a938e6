import type { FieldModel } from '../model/fieldModel.ts';
import type { Path } from '../model/json.ts';

/** What every field gets. */
export interface FieldProps<Model extends FieldModel = FieldModel> {
  readonly model: Model;
  readonly path: Path;
  /** Its words; of an entry in a list the list's own are enough. */
  readonly label: string;
}
