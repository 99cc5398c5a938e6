import { useLanguage } from '../language/LanguageProvider.tsx';

/** As they are printed on a keyboard of the language. */
const german: Readonly<Record<string, string>> = { Ctrl: 'Strg', Del: 'Entf', Shift: 'Umschalt' };

/** Keys that do something here, as `Ctrl` `K`. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  const { language } = useLanguage();
  return (
    <span className="keys" aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key}>{language === 'de' ? (german[key] ?? key) : key}</kbd>
      ))}
    </span>
  );
}
