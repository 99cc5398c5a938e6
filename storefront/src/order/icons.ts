/** Icons that only orders draw. */
export { default as CalendarIcon } from 'lucide-react/icons/calendar-plus';
export { default as InvoiceIcon } from 'lucide-react/icons/file-down';
export { default as ReorderIcon } from 'lucide-react/icons/rotate-cw';
