type Config = Readonly<Record<string, unknown>> | undefined;

/** A text of the editors, if there is one. */
export function configText(config: Config, name: string): string | undefined {
  const value = config?.[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function configTexts(config: Config, name: string): readonly string[] {
  const value = config?.[name];
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];
}
