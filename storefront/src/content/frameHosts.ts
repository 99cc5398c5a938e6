import type { Block } from '@trolley/contract';

/** Where provider videos are shown from: the host that sets no cookie before the video is played. */
export const youtubeHost = 'https://www.youtube-nocookie.com';

/** The hosts whose frames a page may show, for its content security policy. */
export function frameHostsOf(blocks: readonly Block[]): string[] {
  return blocks.some(hasProviderVideo) ? [youtubeHost] : [];
}

function hasProviderVideo(block: Block): boolean {
  if (block.type === 'tabs') return block.tabs.some((tab) => tab.blocks.some(hasProviderVideo));
  return block.type === 'video' && block.provider === 'youtube';
}
