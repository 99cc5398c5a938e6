import { classes } from '@trolley/ui/classes.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import type { BlockProps } from './blockProps.ts';
import { sized } from './sized.ts';

/** From this width on a picture takes the whole page. */
const wide = 1000;

export function Image({ block: { picture, caption, href }, first }: BlockProps<'image'>) {
  const image = <Picture {...sized(picture, '(min-width: 960px) 820px, 100vw')} eager={first} />;
  return (
    <figure className={classes('block figure', picture.width >= wide && 'figure-wide')}>
      {href ? <a href={href}>{image}</a> : image}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
