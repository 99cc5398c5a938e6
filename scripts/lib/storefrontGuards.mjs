import { parseSource, walk } from './syntax.mjs';

const letters = /\p{L}/u;
/** Attributes whose value a person reads or hears, of elements and of our own components. */
const spoken = new Set(
  'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption description hint label message placeholder text title'.split(
    ' ',
  ),
);
const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const wholeHex = /^#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})$/i;
const anyHex = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i;
const namedColour =
  /(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|brown|gold|navy|teal)(?![\w-])/i;

/** What a component must not hold: a text (TEN-06), a colour, a style attribute, a width that is no breakpoint. */
export function componentFindings(file, source, { breakpoints, texts = true }) {
  const found = [];
  const report = (node, problem) => found.push({ file, line: lineAt(source, node.start), problem });
  const reportTexts = (expression) => {
    for (const node of texts ? textsIn(expression) : []) {
      if (letters.test(wordsOf(node))) report(node, `text "${wordsOf(node).trim().slice(0, 40)}": use a message key`);
    }
  };
  walk(parseSource(file, source), (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children) reportTexts(child);
    if (node.type === 'JSXAttribute') {
      const name = node.name.name;
      if (name === 'style') report(node, 'style attribute: use a class');
      if (spoken.has(name) && node.value) reportTexts(node.value);
    }
    const words = wordsOf(node);
    if (wholeHex.test(words) || colourFunction.test(words)) report(node, `colour ${words}: use a token`);
    for (const width of foreignWidths(words, breakpoints)) report(node, `width ${width}: not a breakpoint`);
  });
  return found;
}

/** `:has()` of the root or of any element: the page is then styled anew with every piece that arrives (decision 0030). */
const askedOfAll = /(?<![\w.#\]()&-]):has\(|:root:has\(/g;

/** What a style sheet must not hold; the file of tokens alone may name colours, one that no page begins with ask the root. */
export function styleFindings(file, source, { breakpoints, colours = false, first = true }) {
  const found = [];
  const plain = source.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|'[^'\n]*'|"[^"\n]*"/g, (part) =>
    part.replace(/[^\n]/g, ' '),
  );
  const report = (offset, problem) => found.push({ file, line: lineAt(source, offset), problem });
  if (!colours) {
    for (const { index, 2: value } of plain.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)) {
      const colour = anyHex.exec(value) ?? colourFunction.exec(value) ?? namedColour.exec(value);
      if (colour) report(index, `colour ${colour[0]}: use a token`);
    }
  }
  for (const { index, 0: asked } of first ? plain.matchAll(askedOfAll) : [])
    report(index, `${asked} of the whole page`);
  for (const { index, 0: prelude } of plain.matchAll(/@(?:media|custom-media)[^{;]*/g)) {
    for (const width of foreignWidths(prelude, breakpoints)) report(index, `width ${width}: not a breakpoint`);
  }
  return found;
}

/** The literals of an expression that end up on the screen as they are. */
function textsIn(node) {
  switch (node.type) {
    case 'JSXText':
    case 'TemplateElement':
    case 'Literal':
      return [node];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return textsIn(node.expression);
    case 'TemplateLiteral':
      return [...node.quasis, ...node.expressions.flatMap(textsIn)];
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? textsIn(node.right) : [...textsIn(node.left), ...textsIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsIn(node.left), ...textsIn(node.right)] : [];
    default:
      return [];
  }
}

function wordsOf(node) {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return node.type === 'TemplateElement' ? (node.value.cooked ?? '') : '';
}

function foreignWidths(condition, breakpoints) {
  const widths = [
    ...condition.matchAll(/\b(?:width|inline-size)\s*(?::|[<>]=?)\s*([\d.]+(?:px|r?em))/g),
    ...condition.matchAll(/([\d.]+(?:px|r?em))\s*[<>]=?\s*(?:width|inline-size)\b/g),
  ].map((match) => match[1]);
  return widths.filter((width) => !breakpoints.some((allowed) => `${allowed}px` === width));
}

function lineAt(source, offset) {
  return source.slice(0, offset).split('\n').length;
}
