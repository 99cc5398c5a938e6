import { FieldMessages } from '@trolley/ui/Field.tsx';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { useWords } from '../../contentWords/words.ts';
import type { Path } from '../model/json.ts';
import { pathName } from '../model/json.ts';
import { useProblemsAt } from './form.ts';

/** What is wrong with a block as a whole, or with what no field asks: above its form. */
export function OwnProblems({ paths }: { readonly paths: readonly Path[] }) {
  return paths.map((path) => <ProblemsAt key={pathName(path)} path={path} />);
}

function ProblemsAt({ path }: { readonly path: Path }) {
  const id = useElementId();
  const words = useWords();
  const problems = useProblemsAt(path);
  if (!problems) return null;
  return (
    <div className="edit-field" data-path={pathName(path)} role="note">
      <FieldMessages id={id} error={problems.map((one) => words.problem(one)).join(' ')} />
    </div>
  );
}
