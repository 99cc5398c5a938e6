import { useShop } from '../shell/shop.tsx';
import { highlightedText } from './highlightedText.ts';

/** The line above everything: a promise and a few links. */
export function TopBar() {
  const { text, links } = useShop().site.topBarBanner;
  if (text === '' && links.length === 0) return null;
  return (
    <div className={text === '' ? 'top-bar top-bar-only-links' : 'top-bar'}>
      <div className="wrap">
        <p>
          {highlightedText(text).map((part, index) =>
            part.highlighted ? <strong key={index}>{part.text}</strong> : <span key={index}>{part.text}</span>,
          )}
        </p>
        {links.length > 0 && (
          <ul className="top-bar-links">
            {links.map((link) => (
              <li key={link.label}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
