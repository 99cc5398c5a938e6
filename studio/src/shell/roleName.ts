import { useShellTexts } from './texts.ts';

/** Names of the fixed roles; one that was made has a name of its own. */
export function useRoleName(): (id: string, madeName?: string) => string {
  const texts = useShellTexts();
  const names: Readonly<Record<string, string>> = {
    owner: texts.roleOwner,
    content: texts.roleContent,
    catalogue: texts.roleCatalogue,
    store: texts.roleStore,
    picker: texts.rolePicker,
    support: texts.roleSupport,
  };
  return (id, madeName) => names[id] ?? madeName ?? id;
}
