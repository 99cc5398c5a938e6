/** Icons of the loyalty screens. */

export { default as GiftIcon } from 'lucide-react/icons/gift';
export { default as GivingIcon } from 'lucide-react/icons/hand-heart';
export { default as BackIcon } from 'lucide-react/icons/rotate-ccw';
export { default as MemberCardIcon } from 'lucide-react/icons/scan-barcode';
export { default as SunIcon } from 'lucide-react/icons/sun';
export { default as UnlinkIcon } from 'lucide-react/icons/unlink';
