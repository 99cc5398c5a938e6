import { pictureSource, pictureSourceSet, type RecipeSummary } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { Picture } from '@trolley/ui/Picture.tsx';
import { PotIcon } from './icons.ts';

interface RecipePictureProps {
  readonly recipe: Pick<RecipeSummary, 'picture'>;
  /** Said where nothing else names the dish. */
  readonly alt?: string;
  /** How wide it is shown, for the browser to choose one. */
  readonly sizes: string;
  readonly eager?: boolean;
}

/** The dish, 4 : 3; a pot stands for one that has no picture. */
export function RecipePicture({ recipe: { picture }, alt = '', sizes, eager = false }: RecipePictureProps) {
  if (picture === undefined)
    return (
      <span className="recipe-no-picture">
        <Icon of={PotIcon} size="l" />
      </span>
    );
  return (
    <Picture
      src={pictureSource(picture, 480)}
      srcSet={pictureSourceSet(picture)}
      sizes={sizes}
      alt={alt}
      width={800}
      height={600}
      eager={eager}
    />
  );
}
