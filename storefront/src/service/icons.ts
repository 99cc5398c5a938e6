/** Icons of places, which only this domain draws. */
export { default as LocateIcon } from 'lucide-react/icons/locate-fixed';
export { default as MapPinIcon } from 'lucide-react/icons/map-pin';
