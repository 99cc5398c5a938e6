import { startLoader } from './loader.ts';

/** The files of this page, which the renderer writes in front of this script. */
declare const FILES: readonly string[];

startLoader(window, FILES, (file) => import(/* @vite-ignore */ file));
