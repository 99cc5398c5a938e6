/** The same for what is not eaten, and for what is said of goods. */
export const englishHousehold = `
toilet roll, loo roll, toilet paper, toilet tissue, bog roll, jacks roll
moist toilet tissue, toilet wipes
kitchen roll, kitchen paper, paper towels, kitchen towel
tissues, facial tissues, paper hankies, hankies
serviettes, napkins, paper napkins
baby wipes, wet wipes
nappies, diapers
nappy pants, pull-ups
nappy sacks, nappy bags, diaper bags
bin liners, bin bags, refuse sacks, black sacks, trash bags
food bags > freezer bags, sandwich bags
cling film, clingfilm, plastic wrap
tin foil, tinfoil, kitchen foil, aluminium foil, aluminum foil
greaseproof paper, baking paper, parchment paper
washing powder, laundry powder
washing liquid, laundry liquid, laundry detergent
washing capsules, laundry pods, washing pods
fabric softener, fabric conditioner
stain remover, spot remover
washing-up liquid, dish soap, dish liquid
dishwasher tablets, dishwasher tabs, dishwasher pods
multipurpose cleaner, all-purpose cleaner, multi-surface cleaner
toilet cleaner, loo cleaner
toilet block, loo block, toilet rim block
glass cleaner, window cleaner
descaler, limescale remover
drain cleaner, drain unblocker, sink unblocker
scouring pads, scourers
dishcloths, cleaning cloths
tea towels, dish towels
rubber gloves, washing-up gloves
sweeping brush, broom
hoover bags, vacuum bags
clothes pegs, clothes pins, pegs
air freshener, room spray
candles > tealights
light bulb, bulb, lightbulb
sellotape, sticky tape, adhesive tape
biro, ballpoint pen
firelighters, fire lighters
barbecue, bbq, barbeque
charcoal, barbecue coal
fly spray, insect spray, bug spray
cat litter, kitty litter
dog treats, dog biscuits
dry dog food, dog nuts, kibble
bird seed, bird food
toothpaste, tooth paste
mouthwash, mouth rinse
shower gel, body wash
bubble bath, bath foam
hand wash, liquid soap, hand soap
conditioner, hair conditioner
hair dye, hair colour
deodorant, antiperspirant
razors, shavers
shaving foam, shaving cream
sun cream, sunscreen, suntan lotion, sun block
after sun, aftersun
body lotion, body moisturiser
moisturiser, moisturizer
lip balm, lip salve
cotton buds, cotton swabs
cotton wool, cotton balls
sanitary towels, sanitary pads, period pads
panty liners, pantyliners
plasters, band-aids, sticking plasters
nail varnish, nail polish
nail varnish remover, nail polish remover
painkillers, pain relief
formula, infant milk, baby milk
baby food, baby jars
soother, dummy, pacifier
buggy, pram, stroller
shopping bag, carrier bag
cutlery, silverware
paper plates, disposable plates
straws, drinking straws
gluten-free, without gluten, coeliac
dairy-free, without dairy
lactose-free, without lactose
sugar-free, without sugar
vegan, plant-based
vegetarian, veggie, meat-free
wholegrain, whole grain
free range, free-range
unscented, fragrance-free
seedless, without seeds
litre, liter
colour, color
flavour, flavor
kids, children’s
`;
