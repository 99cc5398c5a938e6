// A country for drawing: its shape, its neighbours and its waters, in whole thousandths of a degree, as differences
// from the point before, so that a country takes a few kilobytes.

/** Degrees around the country that belong to its map. */
const margin = 1.5;
/** Degrees by which a line may be off: about 300 metres, and less care for what only surrounds the country. */
const fine = 0.004;
const coarse = 0.02;
/** Islands below this extent, in degrees, are left out. */
const smallest = 0.03;

/** `places` are the rivers, lakes, towns … that are drawn as well. */
export function drawCountry(topology, code, places = {}) {
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(code);
  const all = topology.objects.countries.geometries;
  const own = all.find(({ properties }) => properties.name === name);
  if (!own) throw new Error(`The atlas has no country ${code} (${name}).`);
  const arcs = decodeArcs(topology);
  const ownArcs = new Set(arcsOf(own).map((arc) => (arc < 0 ? ~arc : arc)));
  // An arc is simplified once, so that neighbours still touch each other.
  const simple = arcs.map((arc, at) => simplify(arc, ownArcs.has(at) ? fine : coarse));
  const ringsOf = (country) => polygonsOf(country).map((polygon) => ringOf(polygon[0], simple));
  // Far islands would make the map of a country one of an ocean: the largest piece and what lies near it.
  const pieces = ringsOf(own).sort((a, b) => sizeOf(b) - sizeOf(a));
  const main = extentOf(pieces[0]);
  const near = pieces.filter((piece) => touches(extentOf(piece), grown(main, 1.5)));
  const ownExtent = near.map(extentOf).reduce(joined);
  const extent = grown(ownExtent, margin);
  const visible = (rings) =>
    rings.map((ring) => clip(ring, extent)).filter((ring) => ring.length > 2 && sizeOf(ring) > smallest);
  return {
    country: code,
    extent: ownExtent.map((degrees) => Math.round(degrees * 1000)),
    land: visible(near).map(encode),
    around: visible(all.filter((other) => other !== own).flatMap(ringsOf)).map(encode),
    rivers: Object.entries(places.rivers ?? {}).map(([river, line]) => [river, encode(line)]),
    lakes: Object.entries(places.lakes ?? {}).map(([lake, ring]) => [lake, encode(ring)]),
    woods: Object.entries(places.woods ?? {}).map(([wood, ring]) => [wood, encode(ring)]),
    roads: (places.roads ?? []).map(encode),
    towns: (places.towns ?? []).map(([town, lng, lat, rank]) => [town, ...thousandths([lng, lat]), rank]),
    seas: (places.seas ?? []).map(([sea, lng, lat]) => [sea, ...thousandths([lng, lat])]),
    names: Object.entries(places.names ?? {}).map(([other, at]) => [other, ...thousandths(at)]),
  };
}

function decodeArcs({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
  });
}

const polygonsOf = ({ type, arcs }) => (type === 'Polygon' ? [arcs] : type === 'MultiPolygon' ? arcs : []);
const arcsOf = (country) => polygonsOf(country).flat(2);

function ringOf(indexes, arcs) {
  return indexes.flatMap((index) => (index < 0 ? arcs[~index].toReversed() : arcs[index]).slice(1));
}

/** Douglas and Peucker: what is nearer to the line than the tolerance is left out. */
export function simplify(line, tolerance) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)];
  let [furthest, at] = [0, 0];
  for (let index = 1; index < line.length - 1; index++) {
    const distance = distanceTo(line[index], first, last);
    if (distance > furthest) [furthest, at] = [distance, index];
  }
  if (furthest <= tolerance) return [first, last];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

function distanceTo([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Sutherland and Hodgman: the part of a ring inside of an extent. */
export function clip(ring, [west, south, east, north]) {
  const sides = [
    [([x]) => x >= west, (a, b) => crossing(a, b, 0, west)],
    [([x]) => x <= east, (a, b) => crossing(a, b, 0, east)],
    [([, y]) => y >= south, (a, b) => crossing(a, b, 1, south)],
    [([, y]) => y <= north, (a, b) => crossing(a, b, 1, north)],
  ];
  return sides.reduce(
    (points, [isInside, cross]) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1);
        if (isInside(point)) return isInside(before) ? [point] : [cross(before, point), point];
        return isInside(before) ? [cross(before, point)] : [];
      }),
    ring,
  );
}

function crossing(a, b, axis, at) {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

function extentOf(ring) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
const joined = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
const grown = ([west, south, east, north], by) => [west - by * 1.5, south - by, east + by * 1.5, north + by];
const touches = (a, b) => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
function sizeOf(ring) {
  const [west, south, east, north] = extentOf(ring);
  return Math.hypot(east - west, north - south);
}

const thousandths = ([lng, lat]) => [Math.round(lng * 1000), Math.round(lat * 1000)];

/** `[x, y, dx, dy, …]`; points that fall on the one before are left out. */
export function encode(line) {
  const numbers = [];
  let [x, y] = [0, 0];
  for (const point of line) {
    const [nextX, nextY] = thousandths(point);
    if (numbers.length > 0 && nextX === x && nextY === y) continue;
    numbers.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return numbers;
}
