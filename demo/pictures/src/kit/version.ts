/** The hash of all samples and motifs as they are drawn: with it pictures get other addresses when they look different. */
export const KIT_VERSION = '5e9e62f1';
