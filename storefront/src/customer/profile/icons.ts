/** Icons of an account's sections, which only this screen draws. */

export { default as DownloadIcon } from 'lucide-react/icons/download';
export { default as GiftCardIcon } from 'lucide-react/icons/gift';
export { default as LockKeyIcon } from 'lucide-react/icons/key-round';
export { default as LogOutIcon } from 'lucide-react/icons/log-out';
export { default as MailIcon } from 'lucide-react/icons/mail';
export { default as MapPinIcon } from 'lucide-react/icons/map-pin';
export { default as DevicesIcon } from 'lucide-react/icons/monitor-smartphone';
export { default as PencilIcon } from 'lucide-react/icons/pencil';
export { default as OrdersIcon } from 'lucide-react/icons/receipt-text';
export { default as MemberCardIcon } from 'lucide-react/icons/scan-barcode';
export { default as PrivacyIcon } from 'lucide-react/icons/shield-check';
export { default as PassIcon } from 'lucide-react/icons/ticket';
