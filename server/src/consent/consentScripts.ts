import { type ConsentedScript, type ConsentFile, cookieTypes, scriptParts, type TenantScript } from '@trolley/contract';

/** The tenant's scripts as the browser gets them: elements with known attributes and code, never HTML. */
export function consentScripts({ scripts }: Pick<ConsentFile, 'scripts'>): ConsentedScript[] {
  return scripts.map((script) => ({
    name: script.name,
    category: cookieTypes[script.cookieType],
    parts: partsOf(script).map(({ attributes, code }) => ({ attributes: { ...attributes }, code })),
  }));
}

function partsOf({ htmlCode = '', scriptFile = [] }: TenantScript) {
  const files = scriptFile.map(({ url, type }) => ({ attributes: { src: url, type }, code: undefined }));
  return [...(scriptParts(htmlCode) ?? []), ...files];
}
