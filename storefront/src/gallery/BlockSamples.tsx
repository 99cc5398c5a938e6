import type { PagePayloadOf } from '@trolley/contract';
import { Blocks } from '../content/Blocks.tsx';
import { blockSamples } from './blockSamples.ts';
import { Sample } from './Sample.tsx';

interface BlockSamplesProps {
  readonly place: string;
  readonly samples: PagePayloadOf<'components'>['data']['samples'];
}

/** CONT-01: what pages are built from. Each opens by itself: all of them in every theme are forty pages of a shop. */
export function BlockSamples({ place, samples }: BlockSamplesProps) {
  return (
    <Sample title="Blocks of pages">
      {Object.entries(blockSamples(place, samples)).map(([kind, blocks]) => (
        <details key={kind} className="block-sample" data-block={kind}>
          <summary>{kind}</summary>
          <Blocks blocks={blocks} level={4} />
        </details>
      ))}
    </Sample>
  );
}
