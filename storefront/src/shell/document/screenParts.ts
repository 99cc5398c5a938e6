import build, { sources } from 'virtual:client-build';
import kernel from 'virtual:kernel';
import loader from 'virtual:loader';
import type { ScreenName } from '@trolley/contract';
import { screenFiles } from '../../screens.ts';
import { type Built, builtParts, loaderScript } from './builtParts.ts';
import type { ScreenParts } from './document.ts';

const entry = 'src/entry-client.tsx';
const known = new Map<ScreenName, ScreenParts>();

/** Styles and scripts of a screen, put together once. */
export function screenParts(screen: ScreenName): ScreenParts {
  let parts = known.get(screen);
  if (!parts) {
    parts = build ? fromBuild(build, screen) : whileDeveloping();
    known.set(screen, parts);
  }
  return parts;
}

function fromBuild(made: Built, screen: ScreenName): ScreenParts {
  const { files, styleFiles, style } = builtParts(made, entry, screenFiles[screen]);
  return { style, styleFiles, scripts: [kernel, loaderScript(loader, files)] };
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
