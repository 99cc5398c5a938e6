import type { BlockProps } from './blockProps.ts';

/** The server has cleaned the text: known elements only, no styles, no scripts. */
export function RichText({ block }: BlockProps<'richText'>) {
  return <div className="block prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
}
