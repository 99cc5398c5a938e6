import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Blocks } from './Blocks.tsx';
import { inShop } from './testing/renderInShop.tsx';

const words = (key: string) => ({ texts: { [key]: 'Without scripts, write to us.' } });

test('NEWS-02 CONT-09 without scripts the place of a form says what else there is to do', () => {
  const shown = renderToString(
    inShop(
      <Blocks
        blocks={[
          { type: 'newsletterUnsubscribe', ...words('newsletter.withoutScripts') },
          { type: 'contactForm', form: 'contact', ...words('contactForm.withoutScripts') },
        ]}
      />,
    ),
  );
  expect(shown.match(/<noscript><p>Without scripts, write to us\.<\/p><\/noscript>/g)).toHaveLength(2);
});
