/** Only vouchers show these: other pages do not load them. */

export { default as CalendarIcon } from 'lucide-react/icons/calendar';
export { default as GiftIcon } from 'lucide-react/icons/gift';
