import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import { RadioGroup } from '@trolley/ui/RadioGroup.tsx';
import { SearchField } from '@trolley/ui/SearchField.tsx';
import { Select } from '@trolley/ui/Select.tsx';
import { TextArea } from '@trolley/ui/TextArea.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { galleryTexts } from './galleryTexts.ts';
import { Sample } from './Sample.tsx';

export function FieldSamples() {
  const name = useElementId();
  return (
    <>
      <Sample title="Fields">
        <TextField label={galleryTexts.name} autoComplete="off" hint={galleryTexts.hint} />
        <TextField
          label="E-mail"
          note="optional"
          type="email"
          autoComplete="off"
          defaultValue="name@"
          error={galleryTexts.error}
        />
        <TextField label="Disabled" autoComplete="off" defaultValue={galleryTexts.sentence} disabled />
        <Select label="How" choices={galleryTexts.choices} />
        <TextArea label="Message" placeholder={galleryTexts.sentence} />
        <SearchField label="Search" submitLabel="Search now" placeholder="Milk, bread, apples …" />
      </Sample>
      <Sample title="Choices">
        <Checkbox label="Organic" trailing="31" defaultChecked />
        <Checkbox label="Vegan" trailing="12" hint={galleryTexts.hint} />
        <Checkbox label="The terms" error="Please agree to go on." />
        <Checkbox label="Not now" disabled />
        <RadioGroup legend="How" name={`${name}-a`} choices={galleryTexts.choices} defaultValue="home" />
        <RadioGroup
          legend="How, framed"
          name={`${name}-b`}
          choices={galleryTexts.choices.map((choice) => ({ ...choice, hint: galleryTexts.hint }))}
          defaultValue="store"
          error="Choose one of them."
          framed
        />
      </Sample>
    </>
  );
}
