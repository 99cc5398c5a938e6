/** A value that stands alone in a text, as `"{{holidays}}"`, is put in as it is. */
export type TemplateValues = Readonly<Record<string, string | number | readonly string[]>>;

/** A template with its `{{names}}` replaced, in keys too. A name without a value is a mistake of the template. */
export function fillTemplate(template: unknown, values: TemplateValues): unknown {
  if (typeof template === 'string') return filled(template, values);
  if (Array.isArray(template)) return template.map((one) => fillTemplate(one, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(
    Object.entries(template).map(([name, value]: [string, unknown]) => [
      String(filled(name, values)),
      fillTemplate(value, values),
    ]),
  );
}

function filled(text: string, values: TemplateValues): unknown {
  const [, alone] = /^\{\{(\w+)\}\}$/.exec(text) ?? [];
  if (alone !== undefined) return valueOf(alone, values);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(valueOf(name, values)));
}

function valueOf(name: string, values: TemplateValues) {
  const value = values[name];
  if (value === undefined) throw new Error(`The template names {{${name}}}, which nothing is put in for.`);
  return value;
}
