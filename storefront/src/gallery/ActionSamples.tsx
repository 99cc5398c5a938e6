import { Button } from '@trolley/ui/Button.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { ChipButton, ChipLink } from '@trolley/ui/Chip.tsx';
import { IconButton, IconLink } from '@trolley/ui/IconButton.tsx';
import { CartIcon, CloseIcon, HeartIcon, SearchIcon, UserIcon } from '@trolley/ui/icons.ts';
import { Stepper } from '@trolley/ui/Stepper.tsx';
import { Tag, TagLink } from '@trolley/ui/Tag.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useState } from 'react';
import { Row, Sample } from './Sample.tsx';

const kinds = ['primary', 'accent', 'outline', 'quiet'] as const;

export function ActionSamples() {
  const [amount, setAmount] = useState(1);
  const [saved, setSaved] = useState(true);
  const [tagged, setTagged] = useState(true);
  return (
    <>
      <Sample title="Buttons">
        <Row>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind}>
              {kind}
            </Button>
          ))}
        </Row>
        <Row>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} loading>
              {kind}
            </Button>
          ))}
        </Row>
        <Row>
          <Button size="s">Small</Button>
          <Button icon={CartIcon}>With an icon</Button>
          <Button size="l">Large</Button>
          <Button disabled>Disabled</Button>
          <ButtonLink href="#components" kind="outline">
            A link
          </ButtonLink>
        </Row>
        <Button wide>Wide</Button>
      </Sample>
      <Sample title="Icon buttons">
        <Row>
          <IconButton icon={CloseIcon} label="Close" />
          <IconButton icon={SearchIcon} label="Search" kind="filled" />
          <IconButton icon={HeartIcon} label="Save" kind="outline" pressed={saved} onClick={() => setSaved(!saved)} />
          <IconButton icon={HeartIcon} label="Saving is off" disabled />
          <IconLink icon={UserIcon} label="Account" href="#components" />
        </Row>
      </Sample>
      <Sample title="Links, tags, chips">
        <p>
          Words with <TextLink href="#components">a link</TextLink> in them.
        </p>
        <Row>
          <Tag>Fixed</Tag>
          <TagLink href="#components" removeLabel="remove">
            Link
          </TagLink>
          {tagged && (
            <Tag removeLabel="remove" onRemove={() => setTagged(false)}>
              Removable
            </Tag>
          )}
        </Row>
        <Row>
          <ChipLink href="#components" current>
            All
          </ChipLink>
          <ChipLink href="#components">Milk</ChipLink>
          <ChipButton pressed={saved} onPress={setSaved}>
            Organic
          </ChipButton>
          <ChipButton pressed={!saved} onPress={(pressed) => setSaved(!pressed)}>
            Vegan
          </ChipButton>
        </Row>
      </Sample>
      <Sample title="Stepper">
        <Row>
          {(['outline', 'filled'] as const).map((kind) => (
            <Stepper
              key={kind}
              kind={kind}
              label="Amount"
              decreaseLabel="Less"
              increaseLabel="More"
              removeLabel="Remove"
              value={amount}
              max={12}
              onChange={setAmount}
            />
          ))}
        </Row>
      </Sample>
    </>
  );
}
