import { sample } from './sample.ts';

export const meatSamples = [
  sample('tray', 'waldrand', 'Rinderfaschiertes', '', ['#22403a', '#f0e6cf', '#ffffff', '#fffaf0'], {
    filling: 'mince',
  }),
  sample('tray', 'nordlicht', 'Lachsfilet', '', ['#123b63', '#bfe3ee', '#ffffff', '#fffaf0'], {
    filling: 'salmon',
    parts: { tray: '#eef2f4' },
  }),
  sample('tray', 'waldrand', 'Hühnerfilet', '', ['#c98a1b', '#fff2cf', '#ffffff', '#fffaf0'], {
    filling: 'chicken',
    parts: { tray: '#2c5b74' },
  }),
  sample('tray', 'murtal', 'Rindersteak', '', ['#7a1f2b', '#f7e3c5', '#ffffff', '#fffaf0'], { filling: 'steak' }),
  sample('tray', 'murtal', 'Schweineschnitzel', '', ['#b3394a', '#ffe6e0', '#ffffff', '#fffaf0'], {
    filling: 'schnitzel',
    parts: { tray: '#f1f1ee' },
  }),
  sample('tray', 'nordlicht', 'Kabeljau', '', ['#0f5f7a', '#d7f0f4', '#ffffff', '#fffaf0'], {
    filling: 'whitefish',
    parts: { tray: '#1f3d52' },
  }),
  sample('tray', 'nordlicht', 'Forelle', '', ['#2f5f3a', '#e0eed6', '#ffffff', '#fffaf0'], {
    filling: 'trout',
    parts: { tray: '#e9eef0' },
  }),
  sample('tray', 'nordlicht', 'Garnelen', '', ['#0d3358', '#ffd9c8', '#ffffff', '#fffaf0'], {
    filling: 'prawns',
    parts: { tray: '#20384c' },
  }),
  sample('tray', 'waldrand', 'Hühnerkeulen', '', ['#a85a14', '#ffeec4', '#ffffff', '#fffaf0'], {
    filling: 'drumsticks',
    parts: { tray: '#3a3f42' },
  }),
  sample('tray', 'gruenzeug', 'Räuchertofu', '', ['#3f7d4c', '#f2e3bd', '#ffffff', '#fffaf0'], {
    filling: 'tofu',
    parts: { tray: '#4a5a44' },
  }),
  sample('slicesPack', 'murtal', 'Beinschinken', '150 g', ['#b3394a', '#ffe6e0', '#ffffff', '#fffaf0'], {
    layout: 'side',
    motif: 'own:ham',
    filling: 'ham',
  }),
  sample('slicesPack', 'rosso', 'Salame Milano', '100 g', ['#1f5a3a', '#f4e3c4', '#ffffff', '#fffaf0'], {
    layout: 'classic',
    motif: 'own:salami',
    filling: 'salami',
  }),
  sample('hangPack', 'murtal', 'Käsekrainer', '4 Stück', ['#c8501c', '#ffe2b4', '#ffffff', '#fffaf0'], {
    layout: 'side',
    motif: 'own:sausages',
    filling: 'sausages',
  }),
  sample('vacuumBlock', 'murtal', 'Bauernspeck', '400 g', ['#3a2418', '#e8cf9c', '#ffffff', '#f7ecd8'], {
    layout: 'classic',
    motif: 'own:bacon',
    filling: 'bacon',
    parts: { content: '#8a2f2a' },
  }),
  sample('sausageRing', 'murtal', 'Extrawurst Kranz', '300 g', ['#8c2f24', '#f6e0b8', '#ffffff', '#fffaf0'], {}),
  sample('salamiStick', 'rosso', 'Ungarische Salami', '400 g', ['#ffffff', '#2f7d4c', '#7a1420', '#ffffff'], {
    layout: 'side',
    motif: 'own:salami',
  }),
  sample('fishTin', 'nordlicht', 'Sardinen in Olivenöl', '125 g', ['#0f4c81', '#f4c95d', '#ffffff', '#fdf8ea'], {
    layout: 'side',
    motif: 'own:fish',
  }),
  sample('tinFlat', 'nordlicht', 'Thunfisch natur', '160 g', ['#10497a', '#8fd0e6', '#ffffff', '#f1fbff'], {
    layout: 'side',
    motif: 'noto:fish',
  }),
];
