/** The router's name for the one route that shows every page. */
export const pageRouteId = 'page';
