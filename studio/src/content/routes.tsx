import type { StudioRoute } from '../shell/room.ts';
import { EditorScreen } from './editor/EditorScreen.tsx';
import { ContentScreen } from './tree/ContentScreen.tsx';
import { VersionsScreen } from './versions/VersionsScreen.tsx';

export const routes: readonly StudioRoute[] = [
  { path: '/content', screen: ContentScreen },
  { path: '/content/edit', screen: EditorScreen, frame: 'slim' },
  { path: '/content/versions', screen: VersionsScreen },
];
