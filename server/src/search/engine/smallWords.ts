/** Words that say nothing about goods; folded. */
export const stopWords: ReadonlySet<string> = new Set(
  'und oder der die das den dem ein eine einen zum zur im in am an auf aus fur mit von vom bei and or the a an of with for from on to in'.split(
    ' ',
  ),
);

/** What nearly everything is, whether its name says so or not: a wish beside other words; folded. */
export const wishWords: ReadonlySet<string> = new Set(
  'frisch frische frischer frisches frischen gunstig gunstige gunstiges billig billige billiges lecker leckere packung flasche becher bund sackerl kiste stuck dose dosen tube fresh cheap tasty half dozen packet punnet bunch'.split(
    ' ',
  ),
);

/** After one of these, or a comma, a name tells what is in it or how it comes, no longer what it is. */
export const turningWords: ReadonlySet<string> = new Set(
  'mit in im fur aus auf von vom zum zur am ab ohne gegen with in for from on'.split(' '),
);
