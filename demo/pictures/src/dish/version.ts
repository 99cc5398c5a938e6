/** The hash of all dishes as they are drawn: with it pictures get other addresses when they look different. */
export const DISH_KIT_VERSION = '00000000';
