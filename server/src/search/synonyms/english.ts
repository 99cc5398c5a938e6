/** What every English shop knows, Irish words first; written like the German list. */
export const english = `
spuds, potatoes, praties
yam > sweet potato
scallions, spring onions, salad onions, green onions
turnip, swede, rutabaga
courgette, zucchini
aubergine, eggplant
coriander, cilantro
rocket, arugula
beetroot, beets
mangetout, snow peas
sugar snaps, sugar snap peas
sweetcorn, corn, maize
corn on the cob, corn cobs
pak choi, bok choy, pak choy
broad beans, fava beans
green beans, french beans, string beans
runner beans, stick beans
butter beans, lima beans
kidney beans, red kidney beans
chickpeas, garbanzo beans
haricot beans, navy beans
gherkins, pickles, dill pickles
bell pepper, sweet pepper, capsicum
chilli, chili, chillies, chilies
celeriac, celery root
chicory, endive
salad leaves > lettuce
little gem, baby gem
cos lettuce, romaine
spring greens, collard greens
kale, curly kale
portobello, flat mushrooms
cherry tomatoes, baby tomatoes
passata, sieved tomatoes
chopped tomatoes, tinned tomatoes, canned tomatoes
tomato puree, tomato paste
sultanas > raisins
raisins > sultanas
satsumas, mandarins, easy peelers
clementines > mandarins, easy peelers
lychee, litchi
sharon fruit, persimmon
kiwi, kiwi fruit
cantaloupe, cantaloupe melon, rock melon
dragon fruit, pitaya
papaya, pawpaw
passion fruit, passionfruit
blackcurrants, black currants
redcurrants, red currants
desiccated coconut, shredded coconut
flaked almonds, sliced almonds
ground almonds, almond flour, almond meal
peanuts, groundnuts
minced beef, beef mince, ground beef
mince > minced beef
minced lamb, lamb mince, ground lamb
minced pork, pork mince, ground pork
minced turkey, turkey mince, ground turkey
rashers, back bacon, bacon rashers
streaky rashers, streaky bacon
lardons, bacon bits, bacon lardons
gammon, ham fillet, boiling bacon
black pudding, blood sausage
white pudding, hog’s pudding
bangers, sausages
cocktail sausages, mini sausages, party sausages
frankfurters, hot dogs, hot dog sausages
chicken fillets, chicken breasts, chicken breast fillets
chicken legs > chicken drumsticks
goujons, chicken strips, chicken tenders
sirloin steak, striploin steak, strip loin
roasting joint > topside, silverside
stewing beef, diced beef, beef pieces, stewing steak
spare ribs, pork ribs, spareribs
crackling, pork scratchings, pork rinds
hamburgers, beef burgers
quarter pounders > beef burgers
prawns, shrimp
langoustines, dublin bay prawns
squid, calamari
fish fingers, fish sticks
kippers, smoked herring
coley, saithe, black pollock
crab sticks, seafood sticks, surimi
full fat milk, whole milk
low fat milk, light milk, semi-skimmed milk
skimmed milk, skim milk, fat free milk
uht milk, long life milk
oat milk, oat drink
soya milk, soy milk, soya drink
almond milk, almond drink
rice milk, rice drink
coconut milk drink, coconut drink
plant milk, dairy-free milk, plant drink
double cream, heavy cream
single cream, pouring cream
whipping cream, whipped cream
sour cream, soured cream
yoghurt, yogurt
natural yoghurt, plain yogurt
greek yoghurt, greek style yogurt
cream cheese, soft cheese
grated cheese, shredded cheese
parmesan, parmigiano
parmesan > grana padano
red cheddar, coloured cheddar
cheese slices, cheese singles
halloumi, grilling cheese
rice pudding, creamed rice
jelly, jello
sliced pan, sliced bread, pan loaf
batch loaf, batch bread
brown bread, wheaten bread
soda bread, brown soda bread
bread rolls, baps, dinner rolls
burger buns, hamburger buns, burger baps
hot dog rolls, hot dog buns, finger rolls
wraps, tortillas, flour tortillas
pitta, pita, pitta bread
naan, nan bread, naan bread
bagels, beigels
crepes > pancakes
barmbrack, brack, tea brack
fairy cakes, cupcakes, queen cakes
buns > fairy cakes
swiss roll, jam roll
breadcrumbs, bread crumbs
porridge, porridge oats, oatmeal, stirabout
rolled oats, oat flakes
pinhead oatmeal, steel-cut oats
cereal, breakfast cereal
cereal bars, granola bars
jam, preserve, conserve
chocolate spread, hazelnut spread
golden syrup, light treacle
treacle, molasses
caster sugar, superfine sugar
icing sugar, powdered sugar, confectioners sugar
granulated sugar, white sugar
brown sugar > demerara
sweetener, sugar substitute
bread soda, bicarbonate of soda, baking soda
cornflour, cornstarch
strong flour, bread flour
plain flour, cream flour, all-purpose flour
self-raising flour, self-rising flour
wholemeal flour, whole wheat flour
wholemeal, wholewheat, whole wheat
hundreds and thousands, sprinkles
glacé cherries, candied cherries
mixed peel, candied peel
vanilla essence, vanilla extract
stock cubes, bouillon cubes
stock, broth
red sauce, ketchup, tomato ketchup
mayonnaise, mayo
spaghetti, spagetti
macaroni cheese, mac and cheese
baked beans, beans in tomato sauce
mushy peas, marrowfat peas
packet soup, dried soup
instant mash, instant mashed potato
mash, mashed potatoes
chips, french fries, fries
oven chips, frozen chips
potato wedges, wedges
crisps, potato chips
tortilla chips, nachos, corn chips
crackers, savoury biscuits
crispbread, crisp bread
biscuits, cookies
digestives, digestive biscuits
sweets, candy, lollies
lollipops, suckers
jellies, gummies, jelly sweets
wine gums, fruit gums
chewing gum, gum
chocolate, choc
ice pops, ice lollies, popsicles
ice cream, icecream
ice cream cone, wafer cone
minerals, soft drinks, fizzy drinks, soda
fizzy > sparkling
fizzy orange, orangeade
lemonade, white lemonade
diluting orange, orange squash
squash, cordial, dilutables, diluting juice
fizzy water, sparkling water, carbonated water
orange juice, oj
sports drink, isotonic drink
tea bags, teabags
decaf, decaffeinated
instant coffee, soluble coffee
ground coffee, filter coffee
coffee pods, coffee capsules
hot chocolate, drinking chocolate
stout, porter
lager > pilsner
cider, cyder
alcohol-free, non-alcoholic, zero alcohol
whiskey, whisky
poitín, poteen
sparkling wine, bubbly, fizz
bubbly > prosecco, cava
mixers > tonic water
tinned, canned
men, mens, for men
women, womens, ladies
kids, children, childrens, junior
plant butter, vegan butter > margarine, plant spread, dairy free spread
plant milk, vegan milk > oat drink, soya drink, almond drink
sugar-free, no sugar, zero sugar
gherkins, pickled cucumbers
mixed vegetables, vegetable mix
onion rings > battered onion rings
snack cucumbers, mini cucumbers, baby cucumbers
snack peppers, mini peppers
`;
