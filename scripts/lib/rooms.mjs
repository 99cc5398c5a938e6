/** The page that shows the rooms. */
export const roomsFile = 'docs/rooms.md';

const parts = [
  {
    title: 'Packages',
    base: '',
    about: 'The workspaces of the repository. The server loads those of `demo/` at run time where they are installed.',
  },
  {
    title: 'Server',
    base: 'server/src',
    loose: 'composition',
    about:
      'Rooms are the folders of `server/src`; `composition` stands for the files beside them, which open the rooms and put them together.',
  },
  {
    title: 'Platform',
    base: 'server/src/platform',
    loose: 'basics',
    about: 'The folders of `server/src/platform`; `basics` stands for the files beside them.',
  },
  {
    title: 'Storefront',
    base: 'storefront/src',
    loose: 'entry',
    about:
      'The folders of `storefront/src`; `entry` stands for the files beside them: rendering on the server, coming alive in the browser, and the list of screens.',
  },
  {
    title: 'Studio',
    base: 'studio/src',
    loose: 'entry',
    about:
      'The folders of `studio/src`; `entry` stands for the files beside them: the list of rooms, and who is logged in before any of them is shown.',
  },
];

/** The page, from every source file and its imports, and what must not be: arrows that point up. */
export function drawRooms(sources) {
  const houses = parts.map((part) => ({ part, ...readRooms(part, sources) }));
  const chapters = houses.map(({ part, ...house }) => roomsChapter(part, house));
  return {
    document: `${['# Rooms', introduction, ...chapters].join('\n\n')}\n`,
    upward: houses.flatMap(({ part, up }) => up.map(({ from, to }) => `${part.title}: ${from} → ${to}`)),
  };
}

const introduction =
  'Made from the imports by `npm run rooms`; `npm run borders`, which is part of `npm test`, fails when the page no longer fits them. A room stands above every room it imports, so arrows point down. An arrow that follows from others is left out of the drawings; the tables have all of them. Tests are left out. What may import what is in `.dependency-cruiser.cjs`; what the words mean is in the [glossary](glossary.md).';

/** A room is a folder of a source folder; files that lie beside the rooms make one more, named by `loose`. */
export function roomOf(path, { base, loose }) {
  if (base === '') return /^(?:demo\/)?[^/]+(?=\/src\/)/.exec(path)?.[0];
  if (!path.startsWith(`${base}/`)) return undefined;
  const [first, ...rest] = path.slice(base.length + 1).split('/');
  return rest.length === 0 ? loose : first;
}

/** The rooms of one part of the code, each with its floor and the rooms it imports. */
export function readRooms(part, modules) {
  const rooms = new Map();
  for (const { path } of modules) {
    const name = roomOf(path, part);
    if (name !== undefined && !rooms.has(name)) rooms.set(name, { name, uses: new Map() });
  }
  for (const { path, imports } of modules) {
    const user = rooms.get(roomOf(path, part));
    const others = imports.map((target) => roomOf(target, part)).filter((name) => rooms.has(name));
    for (const name of user ? others : []) {
      if (name !== user.name) user.uses.set(name, (user.uses.get(name) ?? 0) + 1);
    }
  }
  return byFloor([...rooms.values()]);
}

/**
 * Each room stands above all it imports. Where rooms import each other in a circle, the arrows with the fewest imports
 * are taken for the ones that point up, until the rest can be put in order.
 */
function byFloor(rooms) {
  const arrows = rooms
    .flatMap(({ name, uses }) => [...uses].map(([to, count]) => ({ from: name, to, count })))
    .sort((one, other) => other.count - one.count || one.from.localeCompare(other.from));
  const down = new Map(rooms.map(({ name }) => [name, new Set()]));
  const up = [];
  for (const arrow of arrows) {
    if (reaches(down, arrow.to, arrow.from)) up.push(arrow);
    else down.get(arrow.from).add(arrow.to);
  }
  const floors = new Map();
  const floorOf = (name) => {
    if (!floors.has(name)) floors.set(name, Math.max(0, ...[...down.get(name)].map((below) => floorOf(below) + 1)));
    return floors.get(name);
  };
  const placed = rooms.map((room) => ({ ...room, floor: floorOf(room.name) }));
  placed.sort((one, other) => other.floor - one.floor || one.name.localeCompare(other.name));
  return { rooms: placed, down, up, circles: circlesOf(rooms) };
}

function reaches(arrows, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...arrows.get(from)].some((next) => reaches(arrows, next, to, seen));
}

/** Groups of rooms of which each leads to each other. */
function circlesOf(rooms) {
  const arrows = new Map(rooms.map(({ name, uses }) => [name, new Set(uses.keys())]));
  const circles = [];
  for (const { name } of rooms) {
    if (circles.some((circle) => circle.includes(name))) continue;
    const circle = rooms
      .map((room) => room.name)
      .filter((other) => reaches(arrows, name, other) && reaches(arrows, other, name));
    if (circle.length > 1) circles.push(circle.sort());
  }
  return circles;
}

/** A chapter of the page: drawing, table, and what is not as it should be. */
export function roomsChapter(part, house) {
  return [
    `## ${part.title}`,
    part.about,
    drawing(house),
    table(house.rooms),
    `Arrows that point up: ${listed(house.up.map(({ from, to, count }) => `${from} → ${to} (${count})`))}. Circles: ${listed(house.circles.map((circle) => circle.join(' ↔ ')))}.`,
  ].join('\n\n');
}

const listed = (items) => (items.length === 0 ? 'none' : items.join(', '));

function drawing({ rooms, down, up }) {
  const floors = [...new Set(rooms.map(({ floor }) => floor))];
  const lines = floors.flatMap((floor) => [
    `  subgraph floor${floor}["floor ${floor}"]`,
    `    direction LR`,
    ...rooms.filter((room) => room.floor === floor).map(({ name }) => `    ${idOf(name)}["${name}"]`),
    `  end`,
  ]);
  const drawn = rooms.flatMap(({ name }) =>
    [...down.get(name)]
      .filter((to) => !followsFromOthers(down, name, to))
      .sort()
      .map((to) => `  ${idOf(name)} --> ${idOf(to)}`),
  );
  const against = up.map(({ from, to }) => `  ${idOf(from)} -. up .-> ${idOf(to)}`);
  return ['```mermaid', 'flowchart TD', ...lines, ...drawn, ...against, '```'].join('\n');
}

// Words such as `end` mean something to Mermaid.
const idOf = (name) => `room_${name.replaceAll(/\W/g, '_')}`;

/** An arrow that other arrows already imply is not drawn, so that the drawing stays readable. */
function followsFromOthers(down, from, to) {
  return [...down.get(from)].some((step) => step !== to && reaches(down, step, to));
}

function table(rooms) {
  const rows = rooms.map(({ name, floor, uses }) => {
    return `| \`${name}\` | ${floor} | ${listed([...uses.keys()].sort())} |`;
  });
  return ['| room | floor | imports |', '|---|---|---|', ...rows].join('\n');
}
