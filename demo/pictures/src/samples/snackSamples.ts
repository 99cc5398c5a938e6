import { sample } from './sample.ts';

export const snackSamples = [
  sample('flowBag', 'knusp', 'Paprika Chips', '150 g', ['#d62828', '#fcbf49', '#ffffff', '#fff3c9'], {
    layout: 'rays',
    motif: 'own:crisps',
  }),
  sample('crispTube', 'knusp', 'Stapelchips', '160 g', ['#2b8a3e', '#fcbf49', '#ffffff', '#fff3c9'], {
    layout: 'rays',
    motif: 'own:crisps',
  }),
  sample('flowBag', 'tideway', 'Sea Salt Crisps', '150 g', ['#137a8a', '#bfeee6', '#ffffff', '#fff8e6'], {
    layout: 'split',
    motif: 'own:crisps',
  }),
  sample('flowWide', 'knusp', 'Tortilla Chips', '200 g', ['#7a2d8b', '#ffb703', '#ffffff', '#fff6dc'], {
    layout: 'rays',
    motif: 'own:tortilla-chips',
  }),
  sample('pouchWide', 'knusp', 'Erdnüsse geröstet', '200 g', ['#1f4b8f', '#f2c14e', '#ffffff', '#fffaf0'], {
    layout: 'sash',
    motif: 'own:peanuts',
  }),
  sample('pouchTall', 'gruenzeug', 'Mandeln natur', '200 g', ['#efe2cc', '#8a4a1c', '#4a2a10', '#fffaf0'], {
    layout: 'modernist',
    motif: 'own:almonds',
    inside: 'own:almonds',
    parts: { content: '#c08a54' },
  }),
  sample('pouch', 'pip', 'Goldbärchen', '300 g', ['#f2b705', '#fff3c4', '#7a1020', '#ffffff'], {
    layout: 'scatter',
    motif: 'own:gummy-bear',
  }),
  sample('flowBag', 'lilli', 'Fruchtbonbons', '250 g', ['#2a9ad0', '#fff0b8', '#ffffff', '#ffffff'], {
    layout: 'scatter',
    motif: 'own:sweet-red',
  }),
  sample('chocolateBar', 'waldrand', 'Zartbitter 72 %', '100 g', ['#173f3a', '#d8a65a', '#ffffff', '#f6ecd8'], {
    layout: 'arch',
    motif: 'own:cocoa-beans',
  }),
  sample('chocolateBar', 'mio', 'Alpenmilch', '100 g', ['#5a3a9a', '#ffffff', '#ffffff', '#f4efff'], {
    layout: 'wave',
    motif: 'noto:cow-face',
    parts: { content: '#94602f', foil: '#dfe3e6' },
  }),
  sample('snackBar', 'blitz', 'Protein Riegel', '55 g', ['#1a1a1a', '#ff5a1f', '#ffffff', '#ffffff'], {
    layout: 'rays',
    motif: 'own:peanuts',
  }),
  sample('snackBar', 'kornblum', 'Müsliriegel Nuss', '40 g', ['#c98a2b', '#fff0c4', '#4a2a08', '#fffaf0'], {
    layout: 'field',
    motif: 'own:hazelnuts',
  }),
  sample('biscuitRoll', 'knusp', 'Doppelkeks Kakao', '330 g', ['#1f5faa', '#ffd54a', '#ffffff', '#ffffff'], {
    layout: 'bloom',
    motif: 'own:cookie-dark',
  }),
  sample('pralineBox', 'kaiserkueche', 'Pralinen Auswahl', '200 g', ['#7a1430', '#d9b36a', '#ffffff', '#f9efe0'], {
    layout: 'medallion',
    motif: 'own:praline',
  }),
  sample('boxSlim', 'kornblum', 'Butterkekse', '200 g', ['#f4d35e', '#c1121f', '#7a1a10', '#fffaf0'], {
    layout: 'plaque',
    motif: 'own:biscuit',
  }),
  sample('icePint', 'mio', 'Gelato Pistazie', '500 ml', ['#7fb069', '#e6f2d5', '#24421a', '#ffffff'], {
    layout: 'scatter',
    motif: 'own:pistachios',
    parts: { lid: '#fdfaf2' },
  }),
  sample('tub', 'mio', 'Vanilleeis', '1 l', ['#f7dc7a', '#8a4a1c', '#5a2f0c', '#fffdf0'], {
    layout: 'wave',
    motif: 'own:vanilla',
    parts: { lid: '#fffaf0' },
  }),
  sample('lollyBox', 'mio', 'Schoko Mandel', '4 × 90 ml', ['#3a2010', '#e8b45a', '#ffffff', '#fff4e0'], {
    layout: 'bloom',
    motif: 'own:almonds',
  }),
  sample('pizzaBox', 'rosso', 'Pizza Margherita', '350 g', ['#1f5a3a', '#e63946', '#ffffff', '#fff3d6'], {
    layout: 'split',
    motif: 'own:pizza',
  }),
  sample('pouchWide', 'nordlicht', 'Erbsen tiefgekühlt', '450 g', ['#0f7a4a', '#c8f0a8', '#ffffff', '#f4fff0'], {
    layout: 'split',
    motif: 'own:peas',
  }),
  sample('boxWide', 'nordlicht', 'Fischstäbchen', '450 g', ['#0b4f8a', '#ffd166', '#ffffff', '#f4fbff'], {
    layout: 'wave',
    motif: 'own:fish',
  }),
  sample('frozenBag', 'nordlicht', 'Himbeeren', '300 g', ['#8a1f4a', '#ffd0e0', '#ffffff', '#fff6fa'], {
    layout: 'modernist',
    motif: 'own:raspberry',
  }),
  sample('frozenBag', 'gruenzeug', 'Suppengemüse', '600 g', ['#1f6b4a', '#cfe8a0', '#ffffff', '#f6fff0'], {
    layout: 'wave',
    motif: 'own:carrot',
  }),
  sample('mealTray', 'kaiserkueche', 'Rindsgulasch', '400 g', ['#7a2418', '#f2c14e', '#ffffff', '#fbf0dc'], {
    layout: 'medallion',
    motif: 'own:stew',
    inside: 'own:beans-red',
  }),
];
