/** How goods are said to be and for whom they are, and what has a name of its own together with that. */
export const germanQualities = `
Männer, Herren, Men, for Men
Frauen, Damen, Women
Kinder, Kids, Junior
sensitiv, sensitive
color, colour, Buntwäsche
tiefgefroren, tiefgekühlt, TK
blanchiert, geschält
stückig, gestückelt
Mini, Midi, Snack
zart, extrazart
heiße Schokolade, heißer Kakao > Trinkschokolade, Instantkakao, Kakaopulver, Kakao Getränkepulver
vegane Butter, pflanzliche Butter, Pflanzenbutter > Margarine, Pflanzenmargarine, Pflanzenfett, Alternative zu Butter
vegane Milch, pflanzliche Milch > Haferdrink, Sojadrink, Mandeldrink, Pflanzendrink
vegane Wurst > vegetarische Wurst, Sojawurst
Margarine > Pflanzenmargarine, Streichfett, Pflanzenfett, Pflanzencreme, Alternative zu Butter
Joghurtalternative, pflanzlicher Joghurt, veganer Joghurt
Haferjoghurt > Hafer Joghurtalternative, Joghurtalternative Hafer
Sojajoghurt > Soja Joghurtalternative, Joghurtalternative Soja
Kokosjoghurt > Kokos Joghurtalternative, Joghurtalternative Kokos
alkoholfreier Sekt > Kindersekt, Sekt alkoholfrei, Schaumwein alkoholfrei, Frizzante alkoholfrei
Minipaprika, Snackpaprika
Minigurken, Snackgurken
Minitomaten, Snacktomaten > Cherrytomaten, Cocktailtomaten
Laugengebäck > Laugenbrezel, Laugenstangerl, Laugenweckerl, Laugenzopf, Laugenbrezen, Laugenstange
Putenstreifen > Putengeschnetzeltes
Hühnerstreifen > Hühnergeschnetzeltes
Rindsstreifen, Rinderstreifen > Rindsgeschnetzeltes
Zwiebelringe, Onion Rings
Schinkentoast, Käsetoast > Schinken-Käse-Toast, Toast Schinken Käse
Fleischsalat > Wurstsalat
Hundekekse > Hundesnack, Hundebiskuit, Hundeleckerli
Küchentücher > Küchenrolle
Küchenschwamm, Spülschwamm, Abwaschschwamm, Putzschwamm, Geschirrschwamm
Glasreiniger, Fensterreiniger, Scheibenreiniger
Wäschenetz, Wäschesack
Gemüsemischung, Gemüsemix, Mischgemüse > Kaisergemüse, Buttergemüse, Suppengemüse, Wokgemüse
saure Gurken > Essiggurkerl, Essiggurken, Gewürzgurken, Salzgurken
süßer Senf > Weißwurstsenf, Kremser Senf
scharfer Senf > Dijonsenf, Estragonsenf
schwarze Oliven > Kalamata Oliven
`;
