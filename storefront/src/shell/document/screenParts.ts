import build, { sources } from 'virtual:client-build';
import kernel from 'virtual:kernel';
import loader from 'virtual:loader';
import { type Built, builtParts, loaderScript } from './builtParts.ts';
import type { PreviewParts, ScreenParts } from './document.ts';

const entry = 'src/entry-client.tsx';
const previewEntry = 'src/entry-preview.ts';
const known = new Map<string, ScreenParts>();

/** Styles and scripts of a screen, named by its source file, put together once. */
export function screenParts(file: string): ScreenParts {
  let parts = known.get(file);
  if (!parts) {
    parts = build ? fromBuild(build, file) : whileDeveloping();
    known.set(file, parts);
  }
  return parts;
}

function fromBuild(made: Built, file: string): ScreenParts {
  const { files, styleFiles, style } = builtParts(made, entry, file);
  return { style, styleFiles, scripts: [kernel, loaderScript(loader, files)] };
}

/** Addresses of what a page in preview loads besides. */
export function previewParts(): PreviewParts {
  // While developing all style sheets stand in the page.
  if (!build) return { scripts: [`/${previewEntry}`], styles: [] };
  const { files, styleFiles } = builtParts(build, previewEntry, previewEntry);
  return { scripts: files, styles: styleFiles };
}

/** Nothing is built while developing: the sources themselves are loaded, with what reloads them as they change. */
function whileDeveloping(): ScreenParts {
  const refresh =
    "import{injectIntoGlobalHook as i}from'/@react-refresh';i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type";
  return {
    style: sources.join('\n'),
    styleFiles: [],
    scripts: [kernel, loaderScript(loader, ['/@vite/client', `/${entry}`])],
    modules: [refresh],
  };
}
