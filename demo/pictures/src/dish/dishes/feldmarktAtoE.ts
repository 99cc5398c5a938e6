import * as d from '../describe.ts';

const { bit, bowl, chives, chopped, cup, curls, dish, drizzle, fill, fork, glass, heap, knife, lay, napkin } = d;
const { oval, pan, pepper, plate, platter, pool, pot, put, rack, rods, row, specks, spoon, strew, sugar, tray, board, deep, roundBoard } = d;

/** Feldmarkt, from Apfel to Essigwurst. */
export const feldmarktAtoE = {
  'apfel-zimt-porridge': dish(
    'rose',
    bowl('#f3e7d3', 'line', '#a8613a'),
    [fill('#ead9b4', { grain: '#f7ecd2' }), strew('appleDice', 16, 34, 40, 30, 110, 90), strew('raisin', 11, 20, -10, -10, 150), strew('walnut', 9, 44, -70, -60, 80, 70), specks('#8a4a1c', 60, 4, -40, -40, 120)],
    [spoon(706, 330, 12), bit('walnut', 84, 96, 56), bit('walnut', 136, 138, 46), bit('appleWedgeRed', 96, 496, 96, -20)],
  ),
  apfelblaukraut: dish(
    'linen',
    pot('#2f5d4a', 12),
    [fill('#4c1340'), curls('#8d2f78', 230, 42, 9), strew('cranberry', 14, 17, 0, 0, 150), strew('appleDice', 9, 26, 0, 0, 150), rods('#e7c9a0', 14, 18, 8, 0, 0, 150)],
    [bit('appleWedge', 86, 90, 92, 20), bit('cranberry', 700, 500, 26), bit('cranberry', 732, 526, 24), bit('cranberry', 738, 486, 22)],
  ),
  apfelstrudel: dish(
    'whiteWood',
    board('#b98450', -4),
    [put('appleStrudel', [-60, -60, 440, -6]), put('appleStrudelSlice', [-130, 100, 170, 4], [44, 106, 166, -8], [204, 70, 158, 10]), sugar(150, -60, -66, 200, 52), sugar(110, 30, 100, 230, 60)],
    [bit('appleWedgeRed', 66, 540, 84, -14)],
  ),
  backhendlsalat: dish(
    'sage',
    plate('#fffdf8', 'line', '#1b5a3a'),
    [strew('lambsLettuce', 30, 84, 0, 0, 172), strew('potatoSlice', 9, 62, 0, 0, 140), strew('tomatoHalf', 8, 46, 0, 0, 150), put('chickenBreaded', [-66, -50, 150, 24], [46, -66, 146, -30], [72, 44, 150, 40], [-40, 62, 150, -14], [6, 0, 140, 70]), strew('pumpkinSeed', 14, 20, 0, 0, 160), drizzle('#28420f', 5, 'streaks', 0, 10, 150, 60)],
    [fork(74, 310, -6), bit('pumpkinSeed', 706, 92, 26), bit('pumpkinSeed', 736, 120, 26, 70), bit('cherryTomato', 716, 510, 56)],
  ),
  bauernomelett: dish(
    'redCheck',
    plate('#fbf6ea', 'double', '#b8443a'),
    [put('omeletteRound', [0, 0, 372, 0]), strew('potatoFried', 18, 62, 0, 0, 138), strew('baconCube', 20, 27, 0, 0, 150), strew('scallion', 22, 24, 0, 0, 150), rods('#8f5f1c', 1, 4, 3, 0, 0, 2), drizzle('#fbf6ea', 7, 'zigzag', 0, 0, 190, 1), pepper(30, 0, 0, 150)],
    [fork(76, 300, -8), knife(728, 310, 5)],
  ),
  'bircher-muesli': dish(
    'sky',
    bowl('#4f7fa8', 'plain'),
    [fill('#f6efdf', { grain: '#e3cfa2' }), strew('appleSlice', 5, 74, -60, 60, 70, 50), strew('blueberry', 24, 34, 50, -30, 100, 90), strew('hazelnut', 14, 20, -60, -50, 90, 80), drizzle('#e2a12c', 5, 'streaks', -10, 30, 120, 40)],
    [spoon(92, 330, -10), bit('blueberry', 700, 96, 40), bit('blueberry', 738, 130, 36), bit('blueberry', 690, 140, 34), bit('appleWedge', 710, 500, 92, 16)],
  ),
  'bohnensalat-kernoel': dish(
    'oak',
    bowl('#e7e2d3', 'speckled', '#6b6455'),
    [fill('#8f9a5a'), strew('whiteBean', 84, 44, 0, 0, 180), strew('radish', 15, 50, 0, 0, 165), strew('onionRed', 10, 62, 0, 0, 150), chopped(60, 0, 0, 165), drizzle('#22380c', 6, 'streaks', 0, 0, 150, 90), strew('parsley', 3, 46, 0, 0, 90)],
    [spoon(708, 320, 14, '#b07a45'), bit('radish', 92, 92, 62), bit('radish', 140, 128, 50)],
  ),
  bratapfel: dish(
    'walnut',
    oval('#c0492f'),
    [fill('#c98f42', { oil: '#e9c070' }), put('bakedApple', [-170, -8, 190, 10], [-10, -78, 186, 130], [26, 96, 190, 250], [188, -4, 190, 60]), specks('#7d4a1e', 50, 4, 0, 0, 250, 160), strew('raisin', 10, 24, 0, 0, 230, 140)],
    [cup('#fbf6ea', 718, 526, 58, { specks: '#d9a13a' }), bit('hazelnut', 64, 66, 36), bit('hazelnut', 104, 48, 34)],
  ),
  'brathendl-wurzelgemuese': dish(
    'ochreStripe',
    d.oven('#3f5d6b'),
    [fill('#a8702c', { oil: '#d9a24a' }), strew('potatoRoast', 20, 74), strew('carrotRoast', 14, 84), strew('parsnipRoast', 10, 84), strew('rootRoast', 12, 46), strew('onionPetal', 0, 50), put('roastChicken', [0, -4, 400, 90]), strew('rosemary', 7, 64, 0, 0, 240, 160), put('lemonWedge', [-226, 124, 78, 20], [232, -124, 76, 200]), pepper(40)],
    [],
  ),
  'bratwuerstel-sauerkraut': dish(
    'greenCheck',
    platter('#fdf8ee', 'line', '#3f7a3a'),
    [heap('#d8c98a', 130, 20, 110, 100), curls('#ecdf9c', 230, 62, 6, 130, 20, 96, 84), strew('appleDice', 6, 22, 130, 20, 80), put('potato', [-10, 110, 82, 10], [60, 124, 78, 60], [-76, 116, 78, 140]), put('bratwurst', [-120, -70, 250, -14], [-110, -4, 250, -8], [-104, 62, 244, -4]), specks('#5a3d1c', 26, 4, 130, 20, 90), pepper(20)],
    [cup('#dca422', 726, 84, 54), fork(62, 330, -5)],
  ),
  bulgursalat: dish(
    'sea',
    bowl('#fdfaf2', 'dashes', '#2f7d78'),
    [fill('#c9a25a'), rods('#e6c684', 300, 8, 9, 0, 0, 186), strew('tomatoDice', 26, 30, 0, 0, 165), strew('cucumberDice', 26, 30, 0, 0, 165), strew('scallion', 16, 22, 0, 0, 165), chopped(50, 0, 0, 170), put('mint', [-10, -6, 96, 10], [70, 60, 64, 120], [-84, -70, 60, 250])],
    [bit('lemon', 92, 96, 88), bit('mint', 714, 504, 92, 40), spoon(712, 250, 16)],
  ),
  'chili-sin-carne': dish(
    'slate',
    pot('#d9902a', -30),
    [fill('#9c2c17', { oil: '#d9742c' }), strew('kidneyBean', 52, 46), strew('corn', 46, 23), strew('pepperRedDice', 22, 30), strew('tomatoDice', 12, 28), strew('chilliRing', 8, 24), pepper(20)],
    [bit('tortilla', 92, 500, 210, 20), bit('wrap', 104, 450, 190, -24), bit('chilliRing', 724, 92, 34)],
  ),
  'cremespinat-spiegelei': dish(
    'sun',
    plate('#fffdf8', 'line', '#5a8f3c'),
    [pool('#4d7f33', -66, 50, 122, 112), drizzle('#86b062', 7, 'streaks', -66, 50, 76, 44), strew('potatoFried', 20, 60, 92, 40, 84, 96), strew('onionFried', 10, 34, 92, 40, 80, 90), put('friedEgg', [-30, -76, 158, 10], [86, -84, 150, 140]), pepper(26, 0, -60, 120, 60), chopped(8, 92, 40, 70)],
    [fork(78, 316, -5), knife(726, 306, 4)],
  ),
  dillfisolen: dish(
    'ash',
    deep('#dfe7de', 'plain'),
    [fill('#f0ebd0'), strew('beanCut', 66, 62, 0, 0, 178), pool('#f6f1dc', 66, -66, 46, 34), put('potato', [-96, 74, 84, 0], [-30, 108, 80, 60], [-110, 6, 78, 120]), strew('dill', 14, 50, 0, 0, 160), chopped(30, 0, 0, 160), pepper(16)],
    [spoon(716, 330, 12), bit('dill', 84, 96, 110, -30), bit('bean', 108, 512, 120, 20), bit('bean', 92, 540, 116, 8)],
  ),
  dinkelweckerl: dish(
    'blueStripe',
    tray('#7d8387'),
    [put('seedBun', [-220, -94, 172, 0], [-74, -104, 168, 90], [74, -96, 174, 200], [222, -100, 168, 40], [-218, 92, 170, 150], [-70, 98, 176, 260], [78, 92, 170, 20], [224, 96, 172, 120]), specks('#47702e', 26, 7), specks('#f5ead2', 60, 5)],
  ),
  eiernockerl: dish(
    'blueCheck',
    pan('#2f3133', -26, { x: -30, y: 14 }),
    [curls('#efc565', 210, 34, 19), strew('scrambled', 26, 52), chives(66), pepper(30)],
    [cup('#6f9a3c', 704, 486, 84, { food: 'lettuce', count: 9, foodSize: 66 }), fork(80, 120, -30)],
  ),
  eierschwammerlgulasch: dish(
    'clay',
    deep('#fbf3e3', 'band', '#8f5a2c'),
    [fill('#e39a4a'), strew('chanterelle', 28, 66, 20, 20, 160), drizzle('#f9ecd2', 8, 'streaks', 30, 60, 100, 50), put('dumpling', [-74, -62, 156, 0], [64, -92, 148, 40]), chopped(46, 10, 20, 160), strew('parsley', 3, 42, 30, 60, 90)],
    [fork(66, 320, -6), bit('chanterelle', 720, 96, 92, 20), bit('chanterelle', 746, 160, 70, -30)],
  ),
  'eierspeise-schnittlauch': dish(
    'greenCheck',
    plate('#f4efe4', 'speckled', '#8a7a5c'),
    [put('toastEgg', [-80, 14, 220, -12], [92, -10, 220, 10]), chives(44, -80, 10, 76, 70), chives(40, 92, -16, 76, 70), pepper(26, 0, 0, 150)],
    [fork(70, 310, -8), bit('eggHalf', 716, 100, 76, 20), glass(712, 492, '#f3d9a0')],
  ),
  'endiviensalat-erdaepfel': dish(
    'walnut',
    bowl('#c9a06a', 'plain'),
    [fill('#6f8f3c'), strew('endive', 44, 92, 0, 0, 172), strew('potatoSlice', 14, 64, 0, 0, 150), strew('baconCube', 26, 27, 0, 0, 160), strew('onionWhite', 8, 44, 0, 0, 150), pepper(24)],
    [spoon(702, 300, 20, '#a86f3c'), fork(728, 330, 12, '#a86f3c'), napkin(70, 480, -14, '#f6efe0', '#5f8a3c')],
  ),
  erdaepfelgulasch: dish(
    'rose',
    pot('#7d8a3f', 0),
    [fill('#b5451d', { oil: '#e07a2a' }), strew('potatoCube', 40, 66), strew('pepperRed', 18, 62), specks('#5a2c10', 40, 4), strew('onionSoft', 8, 34), chopped(18)],
    [bit('semmel', 86, 96, 130, 10), spoon(716, 470, 150)],
  ),
  'erdaepfelspalten-kraeuterrahm': dish(
    'night',
    tray('#9aa0a4'),
    [strew('potatoWedge', 46, 112, -40, 0, 236, 174), strew('rosemary', 8, 62, -40, 0, 230, 160), specks('#c9401d', 60, 4, -40, 0, 240, 170), cup('#fbf7ea', 228, -92, 88, { specks: '#4f9a3a' }), pepper(30)],
  ),
  essigwurst: dish(
    'oak',
    platter('#fbfaf6', 'double', '#4a6f8f'),
    [pool('#e9e3b8', 0, 6, 236, 148), row('extrawurst', 7, 126, [-190, -46], [150, -66], 0), row('extrawurst', 6, 124, [-160, 56], [150, 52], 0), strew('onionRed', 15, 70, 0, 0, 220, 120), strew('pepperRingGreen', 9, 62, 0, 0, 220, 120), put('gherkin', [176, 30, 96, 30], [196, -20, 92, 50], [150, 84, 90, 10]), drizzle('#24400e', 5, 'streaks', -10, 10, 200, 70), pepper(50)],
    [bit('saltStick', 110, 556, 190, -6), bit('saltStick', 660, 46, 180, 8)],
  ),
} as const;
