import * as d from '../describe.ts';

const { bit, bowl, chives, chopped, cup, curls, deep, dish, drizzle, fill, fork, grid, heap, knife, napkin, oval, oven } = d;
const { pan, pepper, plate, platter, pool, pot, put, rack, ring, rods, roundBoard, row, specks, spoon, strands, strew, sugar, top, tray, board } = d;

/** Feldmarkt, from Lachsnudeln to Rote Rüben. */
export const feldmarktLtoR = {
  'lachsnudeln-gruener-spargel': dish(
    'sea',
    deep('#e9f1f4', 'plain'),
    [strands('#f3dc9b', 66, 19, 0, 0, 186, 180), strew('spearGreen', 13, 150, 0, 0, 130), strew('salmonFlake', 12, 78, 0, 0, 130), drizzle('#fff8e6', 8, 'streaks', 0, 0, 120, 80), strew('dill', 7, 50, 0, 0, 130), pepper(24)],
    [fork(720, 320, 8), bit('spearGreen', 88, 92, 180, 40), bit('spearGreen', 84, 130, 170, 52), bit('lemonWedge', 86, 510, 84, 20)],
  ),
  'lammkoteletts-minzjoghurt': dish(
    'slate',
    plate('#f4f1ea', 'speckled', '#5d666d'),
    [strew('babyPotato', 13, 62, 86, 60, 80, 76), put('lambChop', [-96, -66, 150, 10], [4, -92, 150, 40], [-84, 46, 150, -20]), strew('rosemary', 4, 66, -60, -20, 100), cup('#fbf9f0', 112, -62, 56, { specks: '#3f9a5a' }), strew('mint', 2, 42, 110, -70, 14), pepper(24)],
    [fork(76, 316, -6), bit('mint', 718, 506, 88, 30), bit('garlic', 712, 96, 56)],
  ),
  'lauwarmer-linsensalat': dish(
    'ochreStripe',
    bowl('#e2d3bd', 'plain'),
    [fill('#4f4020'), strew('lentil', 150, 22, 0, 0, 185), strew('carrotDice', 30, 26, 0, 0, 170), strew('rootCube', 24, 26, 0, 0, 170), strew('scallion', 18, 24, 0, 0, 165), chopped(40, 0, 0, 170), strew('parsley', 3, 48, 0, 0, 100)],
    [spoon(94, 320, -12), bit('parsley', 712, 96, 84), bit('carrotStick', 700, 506, 130, 20), bit('carrotStick', 716, 532, 120, 32)],
  ),
  'linsen-mit-speck': dish(
    'blueStripe',
    deep('#fbf6ea', 'band', '#4a6f8f'),
    [fill('#5a3d1a', { oil: '#a8702c' }), strew('lentil', 110, 22, 0, 0, 176), strew('lardon', 30, 46, 0, 0, 165), strew('carrotDice', 18, 24, 0, 0, 165), specks('#6f9a4a', 26, 4, 0, 0, 160)],
    [bit('semmel', 90, 100, 140, 20), spoon(722, 320, 10)],
  ),
  'linzer-schnitten': dish(
    'marble',
    board('#a86f3f', 0),
    [grid('linzer', 4, 2, 128, 0, -20, -26, 206, 74), put('linzer', [196, 140, 126, 22], [-200, 160, 120, -8]), sugar(60)],
    [cup('#a3152c', 726, 74, 52)],
  ),
  liptauer: dish(
    'walnut',
    roundBoard('#d0a06a'),
    [put('breadLiptauer', [-110, -70, 150, -14], [40, -118, 150, 8], [128, 20, 150, 24]), cup('#e58f4e', -70, 92, 92, { specks: '#a83a12' }), put('gherkin', [60, 134, 84, 20], [100, 160, 80, 40]), specks('#5a3d1c', 30, 4, 30, -40, 130), strew('onionWhite', 4, 40, 60, 90, 40), strew('caper', 8, 16, 20, 60, 60)],
    [knife(82, 300, -10), bit('gherkin', 720, 506, 100, 20)],
  ),
  marillenknoedel: dish(
    'sun',
    plate('#fffdf8', 'dashes', '#e08a2a'),
    [pool('#d9a552', 0, 16, 150, 120), put('dumplingCrumbed', [-84, -52, 152, 0], [64, -84, 148, 60], [-34, 88, 150, 140]), put('dumplingApricot', [92, 54, 150, 0]), specks('#a56a22', 120, 7, 0, 10, 170), specks('#f3d08a', 90, 6, 0, 10, 170), sugar(150, 0, -10, 150)],
    [fork(78, 312, -7), bit('apricotHalf', 712, 96, 84), bit('apricotHalf', 730, 506, 76)],
  ),
  marillenkuchen: dish(
    'blueCheck',
    tray('#8b9094'),
    [grid('apricotCake', 5, 3, 120, 0, -16, -6, 242, 122), put('apricotCake', [250, 160, 118, 18]), sugar(170)],
  ),
  marmorgugelhupf: dish(
    'lilac',
    plate('#fdf7ee', 'line', '#8a5a9a'),
    [put('gugelhupf', [-6, -6, 340, 0]), sugar(120, -6, -6, 140), put('marbleSlice', [136, 116, 120, 24])],
    [fork(82, 330, -8), bit('marbleSlice', 706, 96, 128, -12)],
  ),
  'nudelsalat-thunfisch': dish(
    'greyStripe',
    bowl('#e8f0ea', 'line', '#3f7a5a'),
    [fill('#e2c06a'), strew('farfalle', 54, 78, 0, 0, 172), strew('tomatoHalf', 14, 46, 0, 0, 165), strew('tuna', 12, 58, 0, 0, 155), strew('corn', 34, 22, 0, 0, 170), strew('scallion', 12, 24, 0, 0, 160), strew('caper', 14, 17, 0, 0, 165), strew('basilLeaf', 11, 44, 0, 0, 150), pepper(24)],
    [fork(706, 320, 10), bit('farfalle', 88, 96, 76), bit('farfalle', 134, 132, 70), bit('basil', 92, 508, 92, 20)],
  ),
  'ofengemuese-kichererbsen': dish(
    'linen',
    tray('#7a8085'),
    [strew('sweetPotato', 30, 60), strew('pepperRed', 20, 84), strew('zucchini', 18, 64), strew('onionPetal', 16, 68), strew('chickpeaRoast', 44, 30), drizzle('#f6ead0', 9, 'streaks', 0, 0, 260, 150), chopped(60), strew('parsley', 6, 44)],
  ),
  'ofenlachs-fenchel': dish(
    'sage',
    oven('#f1efe6'),
    [fill('#e9dcae', { oil: '#f6eec4' }), strew('babyPotato', 22, 64), strew('fennel', 16, 92), put('salmon', [-146, -74, 236, -8], [128, -84, 230, 10], [-120, 76, 232, 6], [150, 78, 236, -12]), put('lemon', [-10, -96, 66, 0], [6, 4, 68, 20], [20, 104, 64, 40]), strew('dill', 12, 56), pepper(30)],
    [bit('dill', 48, 66, 90, -20)],
  ),
  palatschinken: dish(
    'redCheck',
    plate('#fffdf8', 'line', '#d9822a'),
    [put('pancakeRoll', [-10, -74, 320, -8], [0, 4, 326, -4], [10, 82, 316, 2]), put('apricotJam', [-120, -8, 50, 0], [132, -66, 44, 20], [140, 20, 46, 50], [136, 92, 44, 10]), sugar(220, 0, 0, 160, 120)],
    [fork(80, 316, -8), cup('#ee9320', 712, 96, 70), bit('apricotHalf', 716, 506, 74)],
  ),
  paprikahendl: dish(
    'ash',
    deep('#fffaf0', 'line', '#c0392b'),
    [fill('#e0864a'), curls('#f0cc74', 130, 34, 17, -84, 24, 84, 116), put('chickenLegSauced', [70, -46, 196, 14], [56, 80, 180, -30]), strew('pepperRed', 8, 60, 70, 30, 120), drizzle('#fff3e0', 7, 'streaks', 30, 120, 80, 30), chopped(16, -60, 20, 100)],
    [fork(70, 320, -6), bit('pepperRed', 716, 100, 110, 20)],
  ),
  paradeisersuppe: dish(
    'greenCheck',
    bowl('#fdfbf5', 'band', '#5a8f3c'),
    [fill('#d0341c', { oil: '#ee9a5a' }), rods('#fdf3de', 60, 15, 8, 0, 10, 130), drizzle('#f2d08a', 4, 'streaks', 0, 0, 120, 70), put('basil', [0, -14, 108, 10], [72, 62, 62, 130], [-84, 50, 58, 250]), pepper(24)],
    [spoon(706, 330, 12), bit('cherryTomato', 88, 96, 66), bit('cherryTomato', 140, 130, 54)],
  ),
  petersilwurzelpueree: dish(
    'moss',
    bowl('#8a6f4f', 'plain'),
    [heap('#f8f1dc', 0, 0, 184, 180), drizzle('#e6d7b0', 9, 'swirl', 0, 4, 140, 130), put('butter', [0, -10, 104, 20]), pepper(30, 0, 0, 130)],
    [spoon(704, 310, 14), bit('parsnipRoast', 92, 96, 140, 30), bit('parsnipRoast', 96, 506, 130, -20)],
  ),
  'pinzgauer-kasnocken': dish(
    'slate',
    pan('#26282a', -24, { x: -20, y: 12 }),
    [pool('#b9802a', 0, 0, 190, 186), curls('#f0c966', 220, 32, 21), rods('#fbe6a0', 60, 46, 5), strew('onionFried', 34, 36, 0, 0, 120), chives(56), pepper(40)],
    [fork(84, 270, -14), cup('#8fbf4d', 696, 496, 74, { food: 'lettuce', count: 7, foodSize: 60 })],
  ),
  'polenta-kraeuterseitlinge': dish(
    'night',
    deep('#efe7d8', 'speckled', '#8a6a3a'),
    [heap('#f3cb52', 0, 0, 188, 184), drizzle('#e0b035', 9, 'swirl', 0, 0, 160, 150), strew('kingOyster', 17, 92, 0, 6, 112), chopped(40, 0, 0, 130), strew('thyme', 6, 54, 0, 0, 120), drizzle('#b9a12c', 4, 'streaks', 0, 0, 120, 60), pepper(20)],
    [fork(722, 316, 8), bit('kingOyster', 86, 100, 110, -20), bit('thyme', 92, 506, 100, 50)],
  ),
  putengeschnetzeltes: dish(
    'rose',
    plate('#fffdf8', 'double', '#a8613a'),
    [curls('#f0cc74', 150, 32, 16, -84, 10, 84, 124), pool('#ecd9ad', 80, 14, 106, 136), strew('turkeyStrip', 16, 78, 80, 14, 84, 112), strew('mushroomSlice', 12, 54, 80, 14, 84, 112), drizzle('#faf0d4', 6, 'streaks', 80, 14, 70, 60), chopped(44, 0, 10, 150)],
    [fork(74, 316, -6), bit('mushroomSlice', 716, 100, 84, 14), bit('parsley', 720, 508, 76)],
  ),
  raeucherforellenaufstrich: dish(
    'blueWood',
    board('#8f623a', 4),
    [put('breadSpread', [-206, -66, 168, -10], [-30, -84, 168, 6], [-180, 108, 160, 10]), strew('troutFlake', 5, 54, -206, -66, 46), strew('troutFlake', 5, 54, -30, -84, 46), strew('troutFlake', 4, 52, -180, 108, 42), cup('#f4e6d4', 118, 46, 104, { food: 'troutFlake', count: 4, foodSize: 58, specks: '#4f9a3a' }), chives(30, -120, -40, 150, 90), put('lemonWedge', [222, -110, 92, -20]), rods('#fffaf0', 14, 26, 5, -110, -40, 130, 80)],
    [],
  ),
  rahmgurkensalat: dish(
    'greenCheck',
    bowl('#fffdf6', 'line', '#4f8a3c'),
    [fill('#f5f2e0'), strew('cucumber', 44, 82, 0, 0, 172), drizzle('#fdfbf0', 12, 'streaks', 0, 0, 140, 100), strew('dill', 15, 52, 0, 0, 150), specks('#b5361c', 20, 4, 0, 0, 140), pepper(30)],
    [spoon(92, 320, -10), bit('dill', 708, 100, 110, 30), bit('cucumber', 712, 506, 84), bit('cucumber', 742, 466, 76)],
  ),
  rahmschnitzel: dish(
    'sky',
    plate('#fbfaf5', 'line', '#3f6f9a'),
    [strands('#f3d888', 50, 17, -82, 36, 108, 116), pool('#f0dfb4', 76, -10, 116, 124), put('cutlet', [66, -60, 184, -14], [86, 46, 184, 12]), drizzle('#f9eed0', 10, 'streaks', 76, -6, 86, 70), strew('caper', 16, 18, 70, -6, 100), chopped(34, 0, 0, 150), put('lemonWedge', [-82, -106, 76, -10])],
    [fork(76, 316, -7), knife(726, 306, 4)],
  ),
  'rehragout-preiselbeeren': dish(
    'walnut',
    deep('#f3ecdf', 'double', '#7a2430'),
    [fill('#45200f', { oil: '#7a3f1c' }), strands('#f0d080', 44, 17, -84, -10, 100, 124), strew('venison', 18, 66, 76, 20, 108, 128), strew('carrotDice', 10, 28, 70, 20, 108), strew('rootCube', 9, 26, 70, 20, 108), strew('cranberry', 22, 22, 60, 10, 120), put('rosemary', [90, -60, 110, 40])],
    [fork(68, 320, -6), cup('#9d1a2d', 724, 96, 62, { food: 'cranberry', count: 10, foodSize: 22 }), bit('rosemary', 722, 506, 130, 30)],
  ),
  reisfleisch: dish(
    'sun',
    pan('#45484c', 18, { x: -30, y: -4 }),
    [fill('#c9631f'), rods('#eba04c', 340, 14, 9), strew('pork', 22, 56), strew('pepperRedDice', 24, 32), specks('#8a3410', 40, 5), chopped(30), pepper(24)],
    [fork(86, 130, -26), bit('pepperRed', 92, 506, 110, 10)],
  ),
  rollgerstlsuppe: dish(
    'ash',
    pot('#b9c4a4', -14),
    [fill('#d8b567', { oil: '#efdca0' }), specks('#f6ecd0', 170, 13), strew('carrotSlice', 14, 44), strew('leekRing', 14, 38), strew('whiteBean', 20, 38), strew('rootCube', 14, 34), curls('#d5dda0', 24, 44, 9), chopped(46)],
    [spoon(716, 330, 12), bit('carrotSlice', 84, 100, 70), bit('leekRing', 92, 506, 72)],
  ),
  'rote-linsensuppe': dish(
    'rose',
    deep('#e9dfcf', 'plain'),
    [fill('#dd7f2a', { grain: '#ec9c4a' }), drizzle('#d9b22c', 6, 'swirl', 0, 0, 110, 100), chopped(34, 0, 0, 130), strew('parsley', 4, 52, 0, 0, 80), specks('#a83a12', 40, 4, 0, 0, 140), put('lemonWedge', [118, 92, 76, -20])],
    [spoon(722, 320, 10), bit('lemon', 86, 98, 84), bit('parsley', 90, 506, 76)],
  ),
  'rote-rueben-ziegenkaese': dish(
    'whiteWood',
    plate('#3f5a6b', 'plain'),
    [strew('rocket', 34, 92, 0, 0, 165), strew('beetWedge', 22, 74, 0, 0, 145), strew('appleSlice', 9, 74, 0, 0, 140), strew('goatCheese', 18, 36, 0, 0, 140), strew('walnut', 11, 44, 0, 0, 145), rods('#fffaf0', 26, 24, 4, 0, 0, 130), pepper(20)],
    [fork(82, 312, -7), bit('walnut', 714, 96, 62), bit('beetWedge', 718, 508, 92, 14)],
  ),
} as const;
