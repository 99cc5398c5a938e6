import type { Language } from './stem.ts';

/**
 * How a thing may be, never what it is: general words of a language, without their endings, folded. Who adds one of them
 * to a thing would rather have the thing without it than another thing with it.
 */
const listed: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    `rot weiss schwarz grun gelb blau braun rosa bunt dunkel dunkl hell suss sauer saur scharf mild wurzig salzig bitter pikant herb
    fruchtig cremig frisch roh reif jung alt still prickelnd trocken halbtrocken lieblich klar trub naturtrub naturlich vegan
    vegetarisch pflanzlich regional laktosefrei mager fett fettarm leicht light gross klein mini maxi dunn dick lang kurz fein grob
    ganz halb weich hart stark extra flussig fest heiss kalt warm instant haltbar kernlos saftig zart knusprig mehlig festkochend
    speckig feucht elektrisch sensitiv sensitive crunchy zero hausgemacht selbstgemacht einfach gunstig lose unbehandelt ungesusst
    ungesalzen gesalzen gesusst bio edelsuss kaltgepresst tiefgekuhlt passiert paniert mariniert stuckig entkernt entsteint
    entkoffeiniert hochwertig nativ stilles`.split(/\s+/),
  ),
  en: new Set(
    `red white black green yellow brown dark fresh frozen dried ground sliced grated chopped smoked salted unsalted roasted sweet
    sour hot mild spicy large small mini big light low fat free vegan vegetarian organic plain raw ripe strong soft hard thick thin
    whole extra still sparkling dry seedless crunchy smooth boneless skinless lean reduced cooked pickled minced`.split(
      /\s+/,
    ),
  ),
};

const germanEnding = /(?:e|en|er|es|em)$/;
/** What has none of something, little or much of it, was made so, or is of a sort. */
const germanMade =
  /^(?:.{3,}(?:frei|arm|los|haltig|reich|farbig)|(?:.{0,6}ge).{3,}(?:t|en)|(?:ent|ver|be|un).{4,}(?:t|en))$/;
/** Only with an ending: `Essig` and `Fisch` are things. */
const germanSort = /^.{3,}(?:ig|isch|lich)(?:e|en|er|es|em)$/;

/** The same only of words that everybody knows: none of them is a mistake for another. */
export function isKnownQuality(word: string, language: Language): boolean {
  return listed[language].has(word) || (language === 'de' && listed.de.has(word.replace(germanEnding, '')));
}

/** Whether a folded word of a term only says how a thing should be; words for things are told apart by the caller. */
export function isQualityWord(word: string, language: Language): boolean {
  if (isKnownQuality(word, language)) return true;
  if (language !== 'de') return false;
  const bare = word.replace(germanEnding, '');
  return germanMade.test(word) || (bare !== word && germanMade.test(bare)) || germanSort.test(word);
}

/** Stands before a quality and takes it back, wholly or half: `ungesalzen`, `halbtrocken`, `mittelscharf`. */
const withdrawing = /^(?:un|halb|mittel|nicht|viertel)(?=.{4})/;

/** Whether it is another quality than the one it ends with. */
export function withdrawsQuality(word: string, language: Language): boolean {
  if (language !== 'de') return false;
  const rest = word.replace(withdrawing, '');
  return rest !== word && isQualityWord(rest, language);
}
