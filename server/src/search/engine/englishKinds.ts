import type { KindWords } from './aisles.ts';

/** The same for the shelves of an English-speaking grocer. */
export const englishKinds: KindWords = {
  produce: {
    flavour: `apple pear banana lemon lime orange mandarin clementine grape strawberry blueberry raspberry blackberry cherry plum peach
      nectarine apricot mango pineapple kiwi melon watermelon avocado tomato pepper carrot cucumber onion shallot garlic mushroom
      courgette aubergine broccoli cauliflower spinach leek celery pumpkin squash radish ginger cabbage fennel asparagus beetroot
      parsnip parsley chives basil coriander mint dill rosemary thyme sage chilli sweetcorn pea rhubarb pomegranate grapefruit`,
    basic: `potato lettuce rocket kale swede turnip vegetable fruit scallion`,
  },
  nuts: {
    flavour: `nut hazelnut walnut almond peanut cashew pistachio pecan date raisin sultana cranberry sesame coconut`,
  },
  dairy: {
    flavour: `cream`,
    basic: `milk butter yoghurt yogurt cheese egg cheddar mozzarella feta parmesan brie camembert halloumi mascarpone ricotta
      buttermilk margarine kefir skyr crème-fraîche`,
  },
  dessert: { made: `pudding dessert custard trifle cheesecake mousse jelly` },
  meat: {
    basic: `beef pork lamb chicken turkey duck ham bacon mince steak sausage salami chorizo rasher`,
    made: `burger meatball roast joint`,
  },
  fish: { basic: `fish salmon tuna cod haddock mackerel trout sardine prawn shrimp mussel`, made: `kipper` },
  bread: {
    basic: `bread toast`,
    made: `loaf roll bun bagel baguette croissant wrap pitta tortilla crumpet scone naan brioche sourdough`,
  },
  cake: { made: `cake muffin brownie doughnut tart brack` },
  pantry: {
    flavour: `cinnamon vanilla cumin curry turmeric oregano oat olive caper`,
    basic: `flour sugar salt rice pasta spaghetti penne noodle couscous oil vinegar yeast lentil chickpea bean tofu stock honey-powder`,
  },
  sauce: { made: `sauce ketchup mustard mayonnaise pesto dressing dip salsa chutney relish hummus gravy` },
  tin: { made: `tinned canned` },
  spread: { flavour: `honey`, made: `jam marmalade spread` },
  cereal: { made: `porridge granola muesli cornflakes cereal` },
  sweets: {
    flavour: `chocolate caramel toffee fudge`,
    made: `biscuit cookie shortbread liquorice marshmallow truffle praline`,
    form: `bar gum lollipop`,
  },
  ice: { made: `ice-cream sorbet lolly` },
  snack: { form: `crisps cracker popcorn pretzel nachos` },
  drink: { basic: `water`, made: `cola tonic lemonade`, form: `juice squash smoothie cordial drink` },
  hotdrink: { flavour: `coffee espresso`, basic: `cocoa`, form: `tea` },
  alcohol: { made: `beer lager ale stout cider wine prosecco gin vodka rum whiskey` },
  dish: { made: `pizza lasagne soup stew pie quiche ravioli` },
  baby: { form: `baby-food formula` },
  pet: { form: `dog cat kitten puppy litter` },
  care: {
    form: `shampoo conditioner soap shower lotion deodorant toothpaste toothbrush mouthwash razor moisturiser sunscreen tampon plaster
      lipstick mascara balm`,
  },
  babycare: { form: `nappy wipes` },
  home: {
    form: `detergent softener bleach cleaner sponge foil candle battery tissue kitchen-roll toilet-roll bin-bag washing-up`,
  },
  stuff: { form: `book toy socks tights` },
};

export const englishForms = `flavour powder mix spray gel capsules tablets sticks snack extract`;
