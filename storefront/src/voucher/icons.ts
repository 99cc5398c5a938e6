/** Only vouchers show these: other pages do not load them. */

export { default as CalendarIcon } from 'lucide-react/icons/calendar';
