const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|quora link preview|pinterest\/|whatsapp|bingpreview|lighthouse-ci|ia_archiver|headless-indexer/i;

/** Crawlers get the status of an error alone: a page of it would only be indexed. */
export function isBot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && crawlers.test(userAgent);
}
