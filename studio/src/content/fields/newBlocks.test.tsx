import { cleanup } from '@testing-library/react';
import { schemaProblems } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../contentWords/wordsOf.ts';
import { type DraftBlock, typeOf } from '../model/block.ts';
import { emptyObject, emptyValue } from '../model/emptyValue.ts';
import { blockModels, newBlock } from '../model/itemModel.ts';
import { OwnProblems } from './OwnProblems.tsx';
import { formOf, showForm } from './testing.tsx';

/** A new block of each kind, with each choice of its variants and enums, and with a new entry in each of its lists. */
function* freshBlocks(): Generator<readonly [string, DraftBlock]> {
  for (const [type, { fields }] of blockModels()) {
    const block = newBlock(type, () => 'a');
    yield [type, block];
    for (const { name, model } of fields) {
      if (model.kind === 'enum')
        for (const value of model.values) yield [`${type}, ${name} ${value}`, { ...block, [name]: value }];
      if (model.kind === 'variants')
        for (const { value, model: option } of model.options)
          yield [
            `${type}, ${name} ${value}`,
            { ...block, [name]: { ...emptyObject(option.fields), [model.discriminator]: value } },
          ];
      if (model.kind === 'list')
        yield [
          `${type} with a new entry in ${name}`,
          { ...block, [name]: [emptyValue({ ...model.of, optional: false }) ?? null] },
        ];
      if (model.kind === 'object') yield [`${type} with ${name}`, { ...block, [name]: emptyObject(model.fields) }];
    }
  }
}

/** Words that say that something is wrong without saying what to do. */
const vague = new Set(['wrongType', 'format', 'otherRule', 'unknownField', 'outline', 'unexpected']);

describe('a new block', () => {
  test.each([...freshBlocks()])(
    '%s: what is missing is told at its field, in words that say what to do',
    (_, block) => {
      const value = { path: '/x', title: 'x', meta: {}, blocks: [block] };
      const problems = schemaProblems('page:/x', value);
      expect(problems.filter(({ code }) => vague.has(code))).toEqual([]);
      for (const language of ['de', 'en'] as const)
        for (const one of problems) expect(wordsOf(language).problem(one)).toMatch(/^\p{Lu}[^{}]+\.$/u);
      showForm(
        { blocks: [block] },
        <>
          <OwnProblems paths={[['blocks', 0]]} />
          {formOf(typeOf(block))}
        </>,
        problems,
      );
      for (const one of problems) expect(document.body.textContent).toContain(wordsOf('en').problem(one));
      cleanup();
    },
  );
});
