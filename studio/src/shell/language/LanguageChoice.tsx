import { useLanguage } from './LanguageProvider.tsx';
import { type Language, languages } from './language.ts';

const names: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

/** The languages, each in its own. */
export function LanguageChoice() {
  const { language, choose } = useLanguage();
  return (
    <div className="segments" role="group" aria-label="Sprache · Language">
      {languages.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => choose(one)}>
          {names[one]}
        </button>
      ))}
    </div>
  );
}
