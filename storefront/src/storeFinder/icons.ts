/** Icons of what a store has, which only this room draws. */
export { default as AccessibleIcon } from 'lucide-react/icons/accessibility';
export { default as CalendarIcon } from 'lucide-react/icons/calendar';
export { default as ParkingIcon } from 'lucide-react/icons/car';
export { default as CoffeeIcon } from 'lucide-react/icons/coffee';
export { default as BakeryIcon } from 'lucide-react/icons/croissant';
export { default as DelicatessenIcon } from 'lucide-react/icons/ham';
export { default as ListIcon } from 'lucide-react/icons/list';
export { default as LocateIcon } from 'lucide-react/icons/locate-fixed';
export { default as MapIcon } from 'lucide-react/icons/map';
export { default as PhoneIcon } from 'lucide-react/icons/phone';
export { default as PharmacyIcon } from 'lucide-react/icons/pill';
export { default as ReturnIcon } from 'lucide-react/icons/recycle';
export { default as RouteIcon } from 'lucide-react/icons/route';
