const words = new Set(['and', 'or', 'unless', 'by', 'on', 'without', 'ignoring', 'bool', 'offset']);
/** Of Prometheus itself: whose a series is, and the bounds of a histogram. */
const infrastructure = ['job', 'instance', 'exported_job', 'le'];

export interface Expression {
  /** Without the endings of histograms. */
  readonly series: readonly string[];
  /** Those it matches or groups by, but for Prometheus' own. */
  readonly labels: readonly string[];
}

/** What an expression of PromQL names; enough for rules and boards that use no names in strings. */
export function readExpression(text: string): Expression {
  const labels: string[] = [];
  const note = (found: readonly string[]) =>
    void labels.push(...found.filter((label) => label !== '' && !infrastructure.includes(label)));
  const bare = text
    .replaceAll(/\{([^}]*)\}/g, (_, matchers: string) => {
      note([...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"[^"]*"/g)].map(([, label = '']) => label));
      return ' ';
    })
    .replaceAll(/\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g, (_, list: string) => {
      note(list.split(',').map((label) => label.trim()));
      return ' ';
    })
    .replaceAll(/\[[^\]]*\]/g, ' ');
  const names = [...bare.matchAll(/([a-zA-Z_:][\w:]*)(\s*\()?/g)].flatMap(([, name = '', call]) =>
    call !== undefined || words.has(name) ? [] : [name],
  );
  return { series: [...new Set(names)], labels: [...new Set(labels)] };
}
