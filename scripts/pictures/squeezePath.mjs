const number = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
const flag = /[\s,]*([01])/y;

/** Path data with every number rounded to one part in `steps` of a unit. */
export function squeezePath(data, steps) {
  let squeezed = '';
  for (const [, command, rest] of data.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    squeezed +=
      command +
      numbersOf(command, rest, steps).reduce(
        (text, figure) => (text === '' || figure.startsWith('-') ? text + figure : `${text} ${figure}`),
        '',
      );
  }
  return squeezed;
}

function numbersOf(command, rest, steps) {
  const found = [];
  let at = 0;
  for (;;) {
    // An arc's two flags may stand without a space between them and what follows.
    const isFlag = /a/i.test(command) && [3, 4].includes(found.length % 7);
    const reader = isFlag ? flag : number;
    reader.lastIndex = at;
    const [, text] = reader.exec(rest) ?? [];
    if (text === undefined) return found;
    found.push(isFlag ? text : shorten(Number(text), steps));
    at = reader.lastIndex;
  }
}

function shorten(value, steps) {
  return String(Math.round(value * steps) / steps + 0).replace(/^(-?)0\./, '$1.');
}
