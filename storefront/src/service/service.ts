/** What other domains use of the service selection. Everything behind the chip is loaded when it is opened. */
export { openServiceDialog } from './openServiceDialog.ts';
export { promptForService } from './prompt/promptForService.ts';
export { ServiceChip } from './ServiceChip.tsx';
export { ServiceHost } from './ServiceHost.tsx';
export { SlotLine } from './SlotLine.tsx';
