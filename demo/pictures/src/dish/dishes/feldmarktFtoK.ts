import * as d from '../describe.ts';

const { bit, bowl, chives, chopped, cup, curls, deep, dish, drizzle, fill, fork, grid, heap, knife, napkin, oval, oven } = d;
const { pan, pepper, plate, platter, pool, pot, put, rack, ring, rods, roundBoard, row, specks, spoon, strands, strew, sugar, top, tray, board } = d;

/** Feldmarkt, from faschierter Braten to Kürbisrisotto. */
export const feldmarktFtoK = {
  'faschierter-braten': dish(
    'linen',
    oval('#8a9a5b'),
    [fill('#7d4a1e', { oil: '#b5762c' }), strew('potatoRoast', 12, 74, -160, 60, 100, 90), strew('carrotRoast', 11, 82, 150, 80, 120, 60), strew('potatoRoast', 8, 70, 170, -60, 80, 60), row('meatloaf', 7, 150, [-190, -50], [140, -40], 8), chopped(36), strew('parsley', 3, 46, -20, 90, 120, 30)],
    [bit('carrotRoast', 730, 60, 92, 30), napkin(60, 560, 10, '#ffffff', '#b8443a')],
  ),
  'fleischlaibchen-erdaepfelpueree': dish(
    'sage',
    plate('#fffdf8', 'line', '#d9a441'),
    [heap('#f8e6ae', -86, 32, 108, 100), put('butter', [-92, 12, 62, 0]), pool('#7d4119', 80, 10, 96, 110), put('patty', [60, -84, 126, 0], [120, 10, 124, 90], [34, 70, 122, 200]), chopped(22, -86, 40, 90), strew('parsley', 2, 46, -120, -80, 20)],
    [fork(76, 318, -6), cup('#7fae45', 712, 492, 70, { food: 'cucumber', count: 7, foodSize: 44 })],
  ),
  'forelle-muellerin': dish(
    'sky',
    platter('#fbfbf8', 'line', '#2f6f8f'),
    [pool('#e9c565', -10, 6, 230, 96), put('trout', [-16, -62, 470, -8], [6, 44, 460, 4]), strew('almond', 30, 28, -10, -20, 190, 100), chopped(56, -10, -10, 200, 110), put('potato', [190, 100, 76, 10], [248, 60, 72, 70], [130, 128, 70, 120]), put('lemonWedge', [-210, 96, 84, -20], [-140, 130, 80, 10]), pepper(20)],
    [fork(48, 300, -4)],
  ),
  frittatensuppe: dish(
    'oak',
    bowl('#fdfaf2', 'double', '#b8443a'),
    [fill('#dba23c', { oil: '#f0cf7c' }), curls('#e3b25a', 110, 118, 9, 0, 0, 140), strew('carrotDice', 10, 20, 0, 0, 165), chives(46), pepper(14)],
    [spoon(706, 320, 12), bit('carrotStick', 92, 92, 110, 30), bit('carrotStick', 104, 122, 100, 44)],
  ),
  'gefuellte-melanzani': dish(
    'clay',
    tray('#6f757a'),
    [put('aubergine', [-150, -104, 300, 4], [150, -96, 296, -6], [-146, 92, 300, -4], [154, 98, 298, 6]), strew('mint', 10, 50), put('lemonWedge', [0, 0, 84, 20], [10, 176, 70, 200]), specks('#b5361c', 40, 4), chopped(30)],
  ),
  'gefuellte-paprika': dish(
    'whiteWood',
    pot('#cfd6d8', 24),
    [fill('#c63a20', { oil: '#e8743a' }), put('pepperCapped', [-76, -82, 176, 0], [92, -70, 170, 60]), put('pepperUpright', [-90, 86, 172, 20], [82, 96, 176, 200]), strew('parsley', 4, 40, 0, 10, 150), pepper(16)],
    [spoon(716, 330, 14, '#b07a45'), bit('pepperRingGreen', 84, 100, 92, 0)],
  ),
  'gefuellter-kohlrabi': dish(
    'lilac',
    oval('#e9dfc8'),
    [fill('#f4ecd2'), strew('rootCube', 16, 26), put('kohlrabi', [-186, 0, 168, 0], [-40, -74, 166, 40], [54, 84, 170, 90], [196, -14, 166, 200]), chopped(70), strew('parsley', 4, 44), pepper(18)],
    [bit('parsley', 66, 70, 70), spoon(746, 520, 60)],
  ),
  'griechischer-bauernsalat': dish(
    'blueStripe',
    bowl('#f7f4ec', 'line', '#2f5f9a'),
    [fill('#c9d0a0'), strew('cucumber', 18, 66, 0, 0, 175), strew('tomatoWedge', 22, 84, 0, 0, 170), strew('pepperRingGreen', 9, 70, 0, 0, 160), strew('onionRed', 10, 66, 0, 0, 160), strew('olive', 15, 34, 0, 0, 165), put('feta', [4, -6, 158, -14]), specks('#5f7a34', 40, 4, 0, 0, 120), drizzle('#c9b028', 4, 'streaks', 0, 0, 100, 40)],
    [fork(706, 320, 10), bit('olive', 86, 96, 44), bit('olive', 124, 130, 42), bit('tomatoWedge', 92, 506, 92, 12)],
  ),
  griessnockerlsuppe: dish(
    'linen',
    deep('#fffdf8', 'line', '#9a7a3a'),
    [fill('#d9a03a', { oil: '#f2d58a' }), put('quenelle', [-66, -60, 156, -20], [74, -40, 150, 30], [-14, 64, 158, 8], [-108, 40, 130, 70], [100, 66, 128, -50]), strew('carrotDice', 16, 20, 0, 0, 165), chives(44, 0, 0, 165)],
    [spoon(720, 310, 10), napkin(64, 130, -10, '#fff8ec', '#9a7a3a'), bit('carrotSlice', 92, 506, 60)],
  ),
  griessschmarrn: dish(
    'blueWood',
    pan('#37383b', 206, { x: 30, y: 10 }),
    [pool('#c5862f', 0, 0, 190, 186), strew('schmarrnGriess', 66, 56), strew('crumb', 40, 26), strew('raisin', 18, 22), specks('#8a4a1c', 60, 4), sugar(60)],
    [cup('#efd684', 706, 494, 82, { specks: '#b5762c' }), spoon(716, 150, 30)],
  ),
  gulaschsuppe: dish(
    'walnut',
    bowl('#e6dcc6', 'speckled', '#6d4a2a'),
    [fill('#93300f', { oil: '#d9622a' }), strew('beef', 24, 56, 0, 0, 165), strew('potatoCube', 20, 50, 0, 0, 165), strew('onionSoft', 7, 30), specks('#4a2410', 40, 4), chopped(14)],
    [bit('breadDark', 90, 108, 150, -16), spoon(704, 330, 14)],
  ),
  'huehnercurry-kokos': dish(
    'night',
    deep('#2f6f73', 'plain'),
    [fill('#e8953f', { oil: '#cf4a1c' }), heap('#fbf7ea', -86, -40, 96, 104), rods('#fdfaf0', 150, 13, 6, -86, -40, 88, 96), strew('chickenPale', 12, 64, 70, 40, 110, 120), strew('sugarSnap', 9, 76, 70, 30, 110, 120), strew('pepperRed', 11, 66, 70, 30, 115, 125), strew('scallion', 22, 22, 40, 20, 140), put('limeWedge', [-104, 96, 76, -30])],
    [fork(724, 320, 8), bit('limeWedge', 86, 96, 84, 20), bit('chilliRing', 100, 506, 34)],
  ),
  'huehnersuppe-nudeln': dish(
    'sun',
    bowl('#fbf7ee', 'line', '#cf9436'),
    [fill('#e0ae48', { oil: '#f6dc94' }), strands('#f3d982', 54, 8, 10, 10, 150, 140), strew('chickenPale', 13, 56, 0, 0, 150), strew('carrotDice', 20, 24, 0, 0, 165), strew('rootCube', 12, 22, 0, 0, 165), chopped(40), strew('parsley', 3, 44, 0, 0, 110)],
    [spoon(92, 330, -12), bit('carrotSlice', 712, 100, 62), bit('parsley', 716, 506, 84)],
  ),
  hummus: dish(
    'clay',
    plate('#e9efe9', 'speckled', '#4f7a6a'),
    [heap('#ecd3a0', 0, 0, 168, 158), drizzle('#d8792a', 12, 'swirl', 0, 0, 116, 106), drizzle('#a83a12', 3, 'swirl', 4, 2, 112, 100), strew('chickpea', 14, 34, 0, 0, 60), specks('#b5361c', 70, 4, 0, 0, 140)],
    [bit('carrotStick', 100, 90, 170, 34), bit('carrotStick', 92, 128, 170, 46), bit('carrotStick', 700, 500, 170, 30), bit('carrotStick', 716, 536, 160, 20), bit('carrotStick', 690, 470, 160, 44)],
  ),
  'kabeljau-paradeiser': dish(
    'sea',
    oven('#d8dcd9'),
    [fill('#b33a1c', { oil: '#e8a04a' }), strew('tomatoRoast', 34, 62), strew('olive', 20, 36), strew('onionRed', 10, 60), strew('caper', 18, 17), put('cod', [-140, -70, 230, -10], [120, -80, 226, 8], [-110, 76, 228, 12], [146, 74, 230, -8]), strew('thyme', 9, 66), put('lemon', [8, -6, 62, 0]), pepper(30)],
    [bit('ciabatta', 64, 552, 120, -12)],
  ),
  kaesestangerl: dish(
    'marble',
    rack(),
    [put('cheeseTwist', [-196, -96, 300, 84], [-116, -80, 304, 92], [-36, -92, 300, 88], [44, -82, 306, 95], [124, -94, 300, 86], [204, -84, 300, 92]), specks('#6b4a22', 40, 4), put('cheeseTwist', [-60, 138, 320, 4], [70, 176, 310, -6])],
  ),
  'kaiserschmarrn-zwetschkenroester': dish(
    'rose',
    pan('#2f3032', 34, { x: -26, y: -8 }),
    [pool('#e0a648', 0, 0, 184, 180), strew('schmarrn', 40, 92), strew('raisin', 16, 22), sugar(240)],
    [cup('#5d1238', 106, 480, 92, { food: 'plumHalf', count: 8, foodSize: 54 }), spoon(82, 150, -24), bit('plumHalf', 726, 86, 64)],
  ),
  'kichererbsen-geroestet': dish(
    'ochreStripe',
    bowl('#5a6f7d', 'plain'),
    [fill('#8a5a22'), strew('chickpeaRoast', 120, 44), specks('#c9401d', 70, 4), specks('#f3d27a', 40, 4)],
    [bit('chickpeaRoast', 92, 480, 44), bit('chickpeaRoast', 130, 520, 42), bit('chickpeaRoast', 84, 536, 40), bit('chickpeaRoast', 700, 96, 42), napkin(720, 500, 12, '#fffaf0', '#c9401d')],
  ),
  'knuspermuesli-blech': dish(
    'ash',
    tray('#8d9296'),
    [top('crumble', '#d9a852', 0, 0, 280, 184), specks('#f3dfae', 160, 9), strew('walnut', 16, 42), strew('pumpkinSeed', 34, 20), rods('#fffaf0', 50, 16, 6), strew('cranberry', 24, 20)],
  ),
  'kohlsprossen-walnuesse': dish(
    'slate',
    d.platter('#efe9dc', 'plain'),
    [pool('#6b3a17', 0, 8, 220, 130), strew('sproutHalf', 48, 66), strew('walnut', 18, 46), pepper(30)],
    [spoon(742, 540, 40, '#b07a45')],
  ),
  'kokos-linsen-curry': dish(
    'lilac',
    bowl('#f2c14e', 'plain'),
    [fill('#e0962c', { grain: '#f0b552' }), heap('#fdf9ec', 74, -60, 94, 88), rods('#fefcf4', 130, 13, 6, 74, -60, 84, 80), strew('spinach', 15, 62, -40, 40, 120), strew('tomatoDice', 9, 24, -40, 30, 120), drizzle('#fff7e4', 6, 'streaks', -50, 50, 90, 40), put('limeWedge', [104, 72, 76, 200])],
    [spoon(94, 320, -12), bit('lime', 708, 96, 74), bit('spinach', 712, 512, 96, 30)],
  ),
  krautfleckerl: dish(
    'greenCheck',
    pan('#3b3c3f', 150, { x: 34, y: 0 }),
    [pool('#a8701f', 0, 0, 190, 188), curls('#cf9f45', 90, 50, 8), strew('fleckerlBrown', 62, 72), strew('onionFried', 12, 36), specks('#3f2a14', 60, 4), pepper(40)],
    [fork(724, 470, 20), bit('cabbageLeaf', 92, 500, 120, 30)],
  ),
  krautstrudel: dish(
    'oak',
    board('#e0bd8a', 3),
    [put('cabbageStrudel', [30, -90, 430, 3]), put('cabbageStrudelSlice', [-180, 60, 172, -6], [-20, 86, 170, 8]), cup('#fbf7ea', 190, 80, 78, { specks: '#4f9a3a' }), specks('#5a3d1c', 30, 4, 0, -80, 200, 40), chives(16, -90, 110, 120, 40)],
    [knife(58, 300, -6)],
  ),
  kuerbiscremesuppe: dish(
    'sage',
    bowl('#3f5d4b', 'plain'),
    [fill('#ec8a1f'), drizzle('#fff1cf', 11, 'swirl', 0, 0, 92, 84), drizzle('#213a0c', 5, 'streaks', 0, 14, 120, 56), strew('pumpkinSeed', 20, 26, 0, 0, 110), specks('#213a0c', 24, 7, 0, 0, 150)],
    [spoon(704, 330, 14), bit('breadBrown', 96, 112, 156, -18), bit('pumpkinSeed', 92, 486, 28), bit('pumpkinSeed', 126, 510, 28, 60), bit('pumpkinSeed', 86, 528, 26, 130)],
  ),
  kuerbisrisotto: dish(
    'moss',
    deep('#f6f1e6', 'line', '#d9822a'),
    [fill('#f0c068'), rods('#f6d288', 330, 13, 9, 0, 0, 182), strew('squashCube', 26, 44, 0, 0, 160), strew('pumpkinSeed', 24, 24, 0, 0, 150), drizzle('#24400e', 6, 'swirl', 0, 0, 120, 110), rods('#fbe9b4', 30, 24, 5, 0, 0, 120)],
    [spoon(722, 320, 10), bit('squashCube', 84, 100, 60), bit('squashCube', 130, 130, 48)],
  ),
} as const;
