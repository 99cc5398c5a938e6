import type { ContentProblem } from '@trolley/contract';
import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftStore } from '../editor/draftStore.ts';
import type { Json, Path } from '../model/json.ts';
import { getAt, pathName } from '../model/json.ts';
import type { FieldProps } from './fieldProps.ts';

/** Problems by where they are, told apart from the value so that a field is drawn again for its own alone. */
export interface ProblemIndex {
  subscribe(listener: () => void): () => void;
  at(path: Path): readonly ContentProblem[] | undefined;
  /** How many there are at or below a path, given by its name. */
  below(name: string): number;
}

export interface FormState {
  readonly store: Pick<DraftStore, 'get' | 'set' | 'subscribe'>;
  readonly problems: ProblemIndex;
  readonly readOnly: boolean;
  /** What the form is of, as `config:topBarBanner`. */
  readonly item?: string;
  /** Somebody wanted to publish: what is missing is told also where nobody has been yet. */
  readonly isTried?: boolean;
  /** The control of a field of any kind: fields are made of fields. */
  readonly Field: ComponentType<FieldProps>;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no <FormContext> around this field.');
  return form;
}

/** What stands at a path; the field is drawn again only when this very part changes. */
export function useValueAt(path: Path): Json | undefined {
  const { store } = useForm();
  return useSyncExternalStore(store.subscribe, () => getAt(store.get(), path));
}

export function useProblemsAt(path: Path): readonly ContentProblem[] | undefined {
  const { problems } = useForm();
  return useSyncExternalStore(problems.subscribe, () => problems.at(path));
}

/** How many problems there are in a part of the form that is folded. */
export function useProblemsBelow(path: Path): number {
  const { problems } = useForm();
  const name = pathName(path);
  return useSyncExternalStore(problems.subscribe, () => problems.below(name));
}

/** By path, each list the same object while its problems are the same. */
export function indexProblems(
  problems: readonly ContentProblem[],
  before: ReadonlyMap<string, readonly ContentProblem[]>,
): ReadonlyMap<string, readonly ContentProblem[]> {
  const index = new Map<string, readonly ContentProblem[]>();
  for (const one of problems) {
    const name = pathName(one.path);
    index.set(name, [...(index.get(name) ?? []), one]);
  }
  for (const [name, list] of index) {
    const known = before.get(name);
    if (known && JSON.stringify(known) === JSON.stringify(list)) index.set(name, known);
  }
  return index;
}
