import { Checkbox } from '../Checkbox.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { SearchField } from '../SearchField.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { useElementId } from '../useElementId.ts';
import { Sample } from './Sample.tsx';
import { words } from './words.ts';

export function FieldSamples() {
  const name = useElementId();
  return (
    <>
      <Sample title="Fields">
        <TextField label={words.name} autoComplete="off" hint={words.hint} />
        <TextField
          label="E-mail"
          note="optional"
          type="email"
          autoComplete="off"
          defaultValue="name@"
          error={words.error}
        />
        <TextField label="Disabled" autoComplete="off" defaultValue={words.sentence} disabled />
        <Select label="How" choices={words.choices} />
        <TextArea label="Message" placeholder={words.sentence} />
        <SearchField label="Search" submitLabel="Search now" placeholder="Milk, bread, apples …" />
      </Sample>
      <Sample title="Choices">
        <Checkbox label="Organic" trailing="31" defaultChecked />
        <Checkbox label="Vegan" trailing="12" hint={words.hint} />
        <Checkbox label="The terms" error="Please agree to go on." />
        <Checkbox label="Not now" disabled />
        <RadioGroup legend="How" name={`${name}-a`} choices={words.choices} defaultValue="home" />
        <RadioGroup
          legend="How, framed"
          name={`${name}-b`}
          choices={words.choices.map((choice) => ({ ...choice, hint: words.hint }))}
          defaultValue="store"
          error="Choose one of them."
          framed
        />
      </Sample>
    </>
  );
}
