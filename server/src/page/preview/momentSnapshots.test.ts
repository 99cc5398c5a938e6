import { expect, test } from 'vitest';
import { dayMs } from '../../catalogue/testing.ts';
import { captureLog } from '../../platform/http/testing.ts';
import { groceries } from '../screens/testing.ts';
import { editedTestPage, testScreens, testSnapshots, testTenant } from '../testing.ts';
import { createMomentSnapshots } from './momentSnapshots.ts';

const at = groceries.now + 3 * dayMs;
const layer = (title: string, version = title) => ({
  item: 'page:/about',
  value: editedTestPage('/about', { title, blocks: [{ type: 'richText', html: '<p>x</p>' }] }),
  version,
  changedAt: new Date(0),
});

async function open() {
  const { log, lines } = captureLog();
  const tenant = testTenant();
  const christmas = new Date(at).toISOString();
  const pages = [editedTestPage('/about'), editedTestPage('/feast', { validFrom: christmas })];
  const { snapshots, edit } = await testSnapshots(tenant, pages, log, groceries);
  return { moments: createMomentSnapshots({ tenant, screens: testScreens, log }), snapshots, edit, lines };
}

test('two people who look at the same moment do not see each other’s drafts', async () => {
  const { moments, snapshots } = await open();
  const titleOf = async (...layers: ReturnType<typeof layer>[]) =>
    (await moments.of(snapshots.current(), { at, isLater: true, layers })).parts.content.pages.get('/about')?.page
      .title;
  expect(await titleOf(layer('Ana’s'))).toBe('Ana’s');
  expect(await titleOf(layer('Ben’s'))).toBe('Ben’s');
  expect(await titleOf()).toBe('about');
  expect(await titleOf(layer('planned'), layer('Ana’s'))).toBe('Ana’s');
  expect(snapshots.current().parts.content.pages.get('/about')?.page.title).toBe('about');
});

test('a page is there from its moment on, to the minute', async () => {
  const { moments, snapshots } = await open();
  const isThere = async (moment: number) =>
    (await moments.of(snapshots.current(), { at: moment, isLater: true, layers: [] })).parts.content.pages.has(
      '/feast',
    );
  expect(await isThere(at)).toBe(true);
  expect(await isThere(at - 60_000)).toBe(false);
});

test('what is at hand is not made again; few are kept, and none of an older shop', async () => {
  const { moments, snapshots, edit } = await open();
  let made = 0;
  const ask = (moment: number, ...layers: ReturnType<typeof layer>[]) =>
    moments.of(snapshots.current(), { at: moment, isLater: true, layers }, async () => void (made += 1));
  const [first, second] = [await ask(at), await ask(at + 1000)];
  expect(made).toBe(1);
  expect(second.parts.catalogue).toBe(first.parts.catalogue);
  expect(second.parts.content).toBe(first.parts.content);
  await ask(at, layer('Mine', '1'));
  await ask(at, layer('Mine', '2'));
  expect(made).toBe(3);
  for (let minute = 0; minute < 60; minute += 1) await ask(at + minute * 60_000);
  expect(moments.size()).toEqual({ catalogues: 6, contents: 24 });
  await edit([editedTestPage('/about', { title: 'Anew' })]);
  await ask(at);
  expect(moments.size()).toEqual({ catalogues: 1, contents: 1 });
});

test('whoever may not make one more makes none', async () => {
  const { moments, snapshots } = await open();
  const refused = moments.of(snapshots.current(), { at, isLater: true, layers: [] }, () =>
    Promise.reject(new Error('wait')),
  );
  await expect(refused).rejects.toThrow('wait');
  expect(moments.size()).toEqual({ catalogues: 0, contents: 0 });
});

test('what is broken in a draft is not told to the log', async () => {
  const { moments, snapshots, lines } = await open();
  const broken = { ...layer('Mine'), value: { ...layer('Mine').value, blocks: [{ type: 'unheardOf' }] } };
  const { parts } = await moments.of(snapshots.current(), { at, isLater: true, layers: [broken] });
  expect(parts.content.pages.get('/about')?.page.blocks).toEqual([]);
  expect(lines).toEqual([]);
});
