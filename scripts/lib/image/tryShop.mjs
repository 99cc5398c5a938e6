/** Waits until `/ready` says yes; answers how long it took, in milliseconds. */
export async function untilReady(base, shop, withinMs = 180_000) {
  const begun = performance.now();
  while (performance.now() - begun < withinMs) {
    if (!shop.isRunning()) throw new Error(`the shop ended:\n${shop.output()}`);
    const answer = await fetch(`${base}/ready`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return performance.now() - begun;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the shop was not ready within ${withinMs / 1000} s:\n${shop.output()}`);
}

/** What a balancer, a browser and a shopper ask first. Answers what is wrong; nothing is good. */
export async function tryShop(base, { sku }) {
  const problems = [];
  const expectTrue = (holds, problem) => void (holds || problems.push(problem));
  for (const path of ['/health', '/serving', '/ready']) {
    const { status } = await fetch(base + path);
    expectTrue(status === 200, `${path} answers ${status}`);
  }

  const home = await fetch(base);
  const html = await home.text();
  expectTrue(home.status === 200 && html.includes('</html>'), `the home page answers ${home.status}`);
  const files = assetsIn(html);
  expectTrue(files.length > 0, 'the home page names no files');
  for (const file of files) {
    const { status } = await fetch(base + file);
    expectTrue(status === 200, `${file} answers ${status}`);
  }
  const studio = await fetch(`${base}/studio`);
  expectTrue(studio.status === 200, `the studio answers ${studio.status}`);

  // What was imported just now shows within seconds.
  let cart = await addToCart(base, sku);
  for (let tries = 0; cart.status !== 200 && tries < 50; tries++) {
    await new Promise((done) => setTimeout(done, 200));
    cart = await addToCart(base, sku);
  }
  expectTrue(cart.status === 200, `adding ${sku} to a cart answers ${cart.status} ${cart.text.slice(0, 300)}`);
  expectTrue(cart.text.includes(`"${sku}"`), `the cart does not hold ${sku}: ${cart.text.slice(0, 300)}`);
  return problems;
}

/** The files of the build that a page names. */
export const assetsIn = (html) => [
  ...new Set([...html.matchAll(/["'](\/assets\/[\w.-]+)["']/g)].map(([, path]) => path)),
];

async function addToCart(base, sku) {
  const csrf = await fetch(`${base}/api/csrf`);
  const cookies = csrf.headers.getSetCookie().map((line) => line.split(';')[0]);
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const answer = await fetch(`${base}/api/carts/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': token },
    body: JSON.stringify({ sku, quantity: 2 }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** What the image says about itself. Answers what is wrong; nothing is good. */
export function configProblems({
  User: user,
  Entrypoint: entry = [],
  StopSignal: stop,
  Healthcheck: health,
  Volumes: volumes,
  Labels: labels,
}) {
  return [
    ...(user === '10001:10001' ? [] : [`it runs as "${user}", not as 10001`]),
    ...(entry[0] === 'node' ? [] : [`its first process is "${entry[0]}", not node`]),
    ...(stop === 'SIGTERM' ? [] : [`it is stopped by "${stop}"`]),
    ...(health?.Test?.length > 0 ? [] : ['it has no health check']),
    ...(volumes && '/data' in volumes ? [] : ['/data is no volume']),
    ...(labels?.['org.opencontainers.image.title'] ? [] : ['it has no labels']),
  ];
}
