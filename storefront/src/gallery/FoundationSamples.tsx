import { colourRoles } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import * as icons from '@trolley/ui/icons.ts';
import { galleryTexts } from './galleryTexts.ts';
import { Row, Sample } from './Sample.tsx';

const sizes = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl'] as const;

export function FoundationSamples() {
  return (
    <>
      <Sample title="Colour">
        <ul className="swatches">
          {colourRoles.map((role) => (
            <li key={role}>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" rx="8" fill={`var(--color-${role})`} />
              </svg>
              {role}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Type">
        {sizes.map((size) => (
          <p key={size} className={`type-${size}`}>
            {galleryTexts.sentence}
          </p>
        ))}
      </Sample>
      <Sample title="Icons">
        <Row>
          {Object.entries(icons).map(([name, shape]) => (
            <Icon key={name} of={shape} />
          ))}
        </Row>
        <Row>
          <Icon of={icons.LeafIcon} size="s" />
          <Icon of={icons.LeafIcon} />
          <Icon of={icons.LeafIcon} size="l" />
          <Icon of={icons.PlusIcon} bold />
        </Row>
      </Sample>
    </>
  );
}
