import type { StudioRoute } from '../shell/room.ts';
import { RedirectsScreen } from './redirects/RedirectsScreen.tsx';
import { TextsScreen } from './texts/TextsScreen.tsx';
import './words.css';
import './texts.css';

export const routes: readonly StudioRoute[] = [
  { path: '/redirects', screen: RedirectsScreen },
  { path: '/texts', screen: TextsScreen },
];
