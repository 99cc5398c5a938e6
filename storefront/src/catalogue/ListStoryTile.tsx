import { type ListStory, pictureSource, pictureSourceSet } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import './list-story.css';

interface ListStoryTileProps {
  readonly story: ListStory;
  /** It is that of the list's first page, whose second row it begins. */
  readonly first: boolean;
}

/** Words and pictures among products, as wide as two of them. */
export function ListStoryTile({ story: { kicker, title, text, href, action, pictures }, first }: ListStoryTileProps) {
  return (
    <li className={classes('list-story', first && 'list-story-first')}>
      <div className="list-story-words">
        {kicker !== undefined && <p className="list-story-kicker">{kicker}</p>}
        <h2>{title}</h2>
        {text !== undefined && <p className="list-story-text">{text}</p>}
        <ButtonLink href={href} kind="accent" size="s">
          {action}
        </ButtonLink>
      </div>
      <div className="list-story-pictures">
        {pictures.map((picture) => (
          <Picture
            key={picture}
            src={pictureSource(picture, 320)}
            srcSet={pictureSourceSet(picture, 640)}
            sizes="(min-width: 1280px) 200px, 38vw"
            alt=""
            width={320}
            height={320}
          />
        ))}
      </div>
    </li>
  );
}
