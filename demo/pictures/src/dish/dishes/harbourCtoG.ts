import * as d from '../describe.ts';

const { bit, bowl, chives, chopped, cup, curls, deep, dish, drizzle, fill, fork, glass, grid, heap, knife, mug, napkin, oval, oven, server } = d;
const { bare, pan, pepper, plate, platter, pool, pot, put, rack, ring, rods, roundBoard, row, specks, spoon, strands, strew, sugar, tin, top, tray, board, wok } = d;

/** Harbour, from chicken curry to guacamole. */
export const harbourCtoG = {
  'chicken-curry': dish(
    'sun',
    plate('#fffdf8', 'line', '#cf9436'),
    [heap('#fdf9ec', -88, -10, 98, 118), rods('#fefcf4', 170, 13, 6, -88, -10, 88, 108), pool('#d99a2c', 74, 10, 116, 134), strew('chickenCurry', 14, 66, 74, 10, 92, 112), strew('carrotSlice', 10, 40, 74, 10, 92, 112), strew('pea', 24, 18, 74, 10, 98, 118), specks('#a8661a', 20, 5, 74, 10, 90, 110)],
    [fork(74, 316, -6), cup('#e8a02a', 712, 94, 64, { specks: '#b5641a' })],
  ),
  'chicken-fajita-tray': dish(
    'slate',
    tray('#8b9094'),
    [strew('pepperRed', 18, 92, -50, 0, 220, 176), strew('pepperYellow', 14, 92, -50, 0, 220, 176), strew('pepperGreen', 12, 92, -50, 0, 220, 176), strew('onionPetal', 14, 70, -50, 0, 220, 170), strew('chickenStrip', 24, 92, -50, 0, 220, 170), specks('#a8341a', 60, 4, -50, 0, 230, 170), cup('#fdfbf4', 232, -110, 66), cup('#b5c95a', 236, 40, 66, { specks: '#6f8f34' }), strew('coriander', 7, 50, -50, 0, 200, 150), put('limeWedge', [226, 150, 82, -10])],
    [bit('tortilla', 740, 560, 190, 20)],
  ),
  'chicken-leek-pie': dish(
    'oak',
    oval('#3f6f6a'),
    [fill('#e9d9a8'), put('puffLid', [0, 0, 616, 0]), specks('#a5661f', 40, 4)],
    [bit('leekRing', 56, 552, 74), spoon(756, 60, 54)],
  ),
  'chicken-noodle-soup': dish(
    'blueWood',
    bowl('#2f4a5a', 'plain'),
    [fill('#c98a2c', { oil: '#e9bd62' }), strands('#f6d87c', 60, 11, -10, 10, 160, 150), strew('chickenPale', 14, 62, 10, 0, 140), strew('carrotSlice', 14, 40, 0, 0, 160), strew('leekRing', 10, 36, 0, 0, 160), strew('scallion', 24, 22, 0, 0, 150)],
    [spoon(704, 328, 12), bit('carrotSlice', 92, 96, 64), bit('scallion', 100, 508, 44)],
  ),
  'chickpea-cucumber-salad': dish(
    'rose',
    bowl('#e3eef0', 'speckled', '#4a7a8a'),
    [fill('#d8cf9a'), strew('chickpea', 66, 38, 0, 0, 176), strew('cucumberDice', 30, 36, 0, 0, 170), strew('tomatoHalf', 22, 46, 0, 0, 165), strew('onionRed', 13, 56, 0, 0, 155), chopped(50, 0, 0, 170), strew('parsley', 4, 46, 0, 0, 110)],
    [spoon(94, 322, -12), bit('lemon', 710, 98, 82), bit('cucumber', 716, 508, 80)],
  ),
  'chickpea-spinach-curry': dish(
    'walnut',
    pot('#e0a52e', 8),
    [fill('#c9641e', { oil: '#f0b056' }), strew('chickpea', 56, 40), strew('spinach', 20, 70), strew('tomatoDice', 14, 28), drizzle('#fff3d8', 8, 'streaks', 0, 0, 140, 90)],
    [cup('#fdfaf0', 92, 496, 92, { specks: '#e6dcc0' }), spoon(718, 470, 150), bit('spinach', 724, 88, 90, 20)],
  ),
  'chocolate-orange-pots': dish(
    'night',
    bare(),
    [cup('#3a1a0c', -150, 40, 120, { rim: '#f6f1e6', food: 'orange', count: 1, foodSize: 74 }), cup('#3f1d0e', 60, -92, 120, { rim: '#e9c46a', food: 'orange', count: 1, foodSize: 74 }), cup('#3a1a0c', 130, 122, 120, { rim: '#e3edf0', food: 'orange', count: 1, foodSize: 74 }), specks('#f0a03a', 60, 5, 10, 20, 260, 190)],
    [spoon(88, 160, -30), spoon(712, 260, 40), bit('orange', 716, 510, 100), bit('orange', 92, 520, 84)],
  ),
  'cod-parsley-sauce': dish(
    'sea',
    plate('#fffdf8', 'double', '#3f7a78'),
    [strew('pea', 60, 20, 92, 66, 76, 70), put('potato', [-112, 70, 88, 0], [-64, 122, 84, 70], [-124, -2, 80, 140]), put('cod', [6, -62, 272, -8]), pool('#f6f1dc', 10, -26, 116, 46), chopped(46, 10, -26, 104, 38), put('lemonWedge', [128, -76, 74, -20]), pepper(14)],
    [fork(74, 316, -6), bit('parsley', 716, 100, 80), bit('lemon', 722, 510, 76)],
  ),
  colcannon: dish(
    'ash',
    deep('#4f6f8f', 'plain'),
    [heap('#f8eec8', 0, 0, 192, 188), curls('#3f7a3c', 90, 26, 10, 0, 0, 162), strew('kale', 12, 38, 0, 0, 150), strew('scallion', 20, 20, 0, 0, 150), pool('#f6cf4a', 0, -4, 56, 46), put('butter', [0, -10, 108, 16]), pepper(20, 0, 0, 150)],
    [spoon(720, 318, 10), bit('kale', 84, 100, 104, -20), bit('kale', 92, 512, 88, 30)],
  ),
  'corned-beef-hash': dish(
    'redCheck',
    pan('#2b2d2f', 200, { x: 36, y: 6 }),
    [pool('#8a4f1e', 0, 0, 190, 186), strew('potatoRoast', 34, 62), strew('hamShred', 20, 58), curls('#a9c46c', 40, 46, 9), strew('beef', 14, 46), put('friedEgg', [-60, -50, 146, 30], [70, 50, 150, 200], [64, -66, 140, 110]), pepper(40)],
    [cup('#4a2410', 716, 494, 66), fork(722, 160, 24)],
  ),
  'cottage-pie': dish(
    'blueCheck',
    oven('#2f5f7f'),
    [top('mash', '#f6dfa0'), pool('#5f3418', 180, 92, 92, 70), strew('minced', 46, 28, 180, 92, 78, 58), strew('pea', 13, 19, 180, 92, 74, 54), strew('carrotDice', 10, 24, 180, 92, 74, 54), specks('#8f5216', 40, 6)],
    [],
  ),
  'curried-parsnip-soup': dish(
    'lilac',
    bowl('#d9a441', 'plain'),
    [fill('#ecc465'), drizzle('#fff6dc', 11, 'swirl', 0, 0, 100, 92), specks('#c9741c', 50, 5, 0, 0, 120), strew('appleDice', 8, 24, 0, 10, 90), pepper(16, 0, 0, 130)],
    [spoon(94, 326, -12), bit('parsnipRoast', 712, 96, 140, 30), bit('appleWedge', 716, 508, 88, -12)],
  ),
  'dublin-coddle': dish(
    'moss',
    pot('#efe6d2', -16),
    [fill('#d8bd80', { oil: '#efdcae' }), strew('potato', 14, 84), put('sausage', [-84, -60, 172, 20], [60, -90, 168, -24], [84, 20, 172, 60], [-30, 54, 172, -10], [-104, 40, 160, 80], [40, 116, 160, 8]), strew('rasher', 9, 96), strew('carrotSlice', 12, 42), strew('onionWhite', 8, 46), chopped(46), strew('parsley', 4, 42)],
    [bit('brownSlice', 82, 100, 140, -14), spoon(718, 470, 150)],
  ),
  'eggs-smoked-salmon': dish(
    'sky',
    plate('#fffdf8', 'line', '#c9705a'),
    [put('breadButter', [-88, 18, 208, -12], [90, -6, 208, 10]), strew('scrambled', 15, 64, -88, 6, 64, 56), strew('scrambled', 15, 64, 90, -16, 64, 56), put('smokedSalmon', [-96, -14, 116, 10], [-66, 40, 106, 60], [84, -36, 116, -10], [112, 18, 106, 40]), chives(40, 0, 0, 150, 80), put('lemonWedge', [6, 124, 76, 10]), pepper(30, 0, 0, 140, 70)],
    [fork(78, 312, -7), bit('lemonWedge', 716, 98, 80, 20)],
  ),
  'farmhouse-vegetable-soup': dish(
    'linen',
    pot('#5a7a4a', 26),
    [fill('#d9a94e', { oil: '#f0d48a' }), specks('#f6ead0', 110, 12), strew('carrotSlice', 18, 46), strew('leekRing', 14, 40), strew('potatoCube', 14, 42), strew('rootCube', 12, 38), strew('beanCut', 0, 40), strew('parsnipRoast', 8, 56), chopped(50)],
    [bit('breadBrown', 84, 98, 140, -14), spoon(718, 330, 12)],
  ),
  'fish-pie': dish(
    'sea',
    oval('#f4f1ea'),
    [fill('#f3e6bc'), top('piped', '#f4d98f', 0, 0, 286, 190), pool('#f8eed2', -170, 60, 92, 62), put('whiteFish', [-210, 50, 80, 10], [-140, 86, 78, 60]), put('prawn', [-160, 36, 66, 20], [-190, 96, 64, 120], [-112, 60, 62, 200]), strew('pea', 12, 19, -170, 64, 76, 46), rods('#f0b63a', 60, 20, 5, 60, 0, 200, 150), chopped(20)],
    [bit('lemonWedge', 54, 552, 84, -8), spoon(756, 58, 52)],
  ),
  flapjacks: dish(
    'greyStripe',
    tin('#6d7276'),
    [grid('flapjack', 4, 4, 130, 0, 0, 0, 200, 148), specks('#f3dca0', 50, 7)],
    [mug(74, 520, '#8a5a2c')],
  ),
  'fruit-scones': dish(
    'blueStripe',
    plate('#fffdf6', 'dashes', '#c0395a'),
    [put('scone', [-82, -82, 146, 0], [58, -102, 142, 80], [-108, 54, 142, 160]), put('sconeSplit', [24, 18, 154, 0], [92, 114, 140, 60]), specks('#e0a956', 30, 5, 0, 0, 160)],
    [cup('#b51f36', 96, 96, 68), cup('#fffaf0', 712, 498, 74, { food: 'cream', count: 2, foodSize: 92 }), knife(728, 200, 12)],
  ),
  'full-irish-tray': dish(
    'walnut',
    tray('#868b8f'),
    [put('sausage', [-220, -120, 200, 12], [-210, -70, 200, 4], [-214, -22, 196, -6]), put('backRasher', [-40, -120, 180, 0], [-30, -56, 176, 14]), put('blackPudding', [-250, 70, 96, 0], [-178, 116, 94, 60]), put('whitePudding', [-120, 56, 94, 0], [-66, 124, 92, 90]), put('tomatoRoast', [110, 110, 104, 0], [196, 140, 100, 60]), put('mushroomFlat', [30, 60, 106, 0], [120, 16, 100, 40]), put('friedEgg', [140, -110, 160, 20], [240, -20, 160, 130]), pepper(40)],
    [bit('breadButter', 748, 552, 120, 14)],
  ),
  'garlic-green-beans': dish(
    'marble',
    platter('#f2ece0', 'line', '#4f8a3c'),
    [pool('#e6dc9a', 0, 10, 220, 110), d.lay('bean', 54, 168, 4, 0, 0, 180, 96), strew('almond', 26, 30, 0, 0, 200, 100), strew('garlic', 13, 30, 0, 0, 200, 100), specks('#f0c52f', 40, 6, 0, 0, 200, 100), pepper(24)],
    [bit('lemonWedge', 60, 72, 88, -14), spoon(748, 540, 44)],
  ),
  guacamole: dish(
    'clay',
    bowl('#45484c', 'plain', undefined, { x: 40, y: -6 }),
    [fill('#8fae3c', { grain: '#a9c456' }), heap('#a6c150', 0, 0, 150, 146), strew('tomatoDice', 24, 26, 0, 0, 140), strew('onionRed', 0, 30), specks('#9a3a70', 40, 6, 0, 0, 140), chopped(40, 0, 0, 150), put('coriander', [0, -10, 88, 10]), put('tortillaChip', [-120, -96, 130, -30], [-150, -20, 130, -70], [130, 110, 126, 120])],
    [bit('tortillaChip', 84, 110, 130, 10), bit('tortillaChip', 96, 480, 136, 40), bit('tortillaChip', 170, 540, 130, -20), bit('tortillaChip', 62, 540, 120, 90), bit('lime', 736, 520, 78)],
  ),
} as const;
