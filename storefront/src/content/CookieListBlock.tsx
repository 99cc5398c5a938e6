import { CookieTable } from '../consent/CookieTable.tsx';
import { WithTexts } from '../shell/shop.tsx';
import { type BlockProps, deeper } from './blockProps.ts';
import { Heading } from './Heading.tsx';
import { Section } from './Section.tsx';

/** CONT-08: every cookie that is really set here, by category; the server knows them from what is configured. */
export function CookieListBlock({ block, level, anchor }: BlockProps<'cookieList'>) {
  const { title, text, texts, categories } = block;
  return (
    <Section className="cookie-list" level={level} anchor={anchor} title={title} text={text}>
      <WithTexts texts={texts}>
        {categories.map((one) => (
          <div key={one.category} className="cookie-category">
            <Heading level={deeper(level)}>{one.title}</Heading>
            <p className="muted">{one.text}</p>
            <CookieTable category={one} />
          </div>
        ))}
      </WithTexts>
    </Section>
  );
}
