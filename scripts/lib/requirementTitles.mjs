import { parseSource, walk } from './syntax.mjs';

const id = '[A-Z]{2,}-\\d{2}';
const wholeId = new RegExp(`^${id}$`);
const leadingIds = new RegExp(`^(?:${id}(?:[,;/+&\\s]|and\\b)*)+`);
const notRun = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** The ids of all rows, in the order of the document. */
export function requirementIds(markdown) {
  return [...markdown.matchAll(new RegExp(`^- (${id})\\b`, 'gm'))].map((match) => match[1]);
}

/** The ids that begin the title of a test which is really run. */
export function provenIds(file, source) {
  const program = parseSource(file, source);
  const literalIds = [];
  walk(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && wholeId.test(node.value))
      literalIds.push(node.value);
  });

  const proven = new Set();
  walk(
    program,
    (node, run) => {
      if (node.type !== 'CallExpression') return run;
      const words = calleeWords(node.callee);
      const isTest = words[0] === 'test' || words[0] === 'it';
      const isGroup = words[0] === 'describe' || words[1] === 'describe';
      if (!isTest && !isGroup) return run;
      const title = titleOf(node.arguments[0]);
      const runs = run && !(title !== undefined && words.some((word) => notRun.has(word)));
      if (isTest && !isGroup && runs && title !== undefined) {
        // A title that begins with a placeholder takes its ids from the table it is filled from.
        const ids = /^[$%]/.test(title) ? literalIds : (leadingIds.exec(title)?.[0].match(new RegExp(id, 'g')) ?? []);
        for (const found of ids) proven.add(found);
      }
      return runs;
    },
    true,
  );
  return proven;
}

/** `test.each(rows)` and `test.describe.skip` as their words: `['test', 'each']`, `['test', 'describe', 'skip']`. */
function calleeWords(callee) {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'MemberExpression') return [...calleeWords(callee.object), callee.property.name ?? ''];
  if (callee.type === 'CallExpression') return calleeWords(callee.callee);
  return [''];
}

function titleOf(argument) {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type !== 'TemplateLiteral') return undefined;
  return argument.quasis[0].value.cooked || '$';
}
