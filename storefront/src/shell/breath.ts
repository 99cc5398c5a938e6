/** Lets the browser paint and answer the shopper before the next piece of work begins. */
export const breath = () => new Promise<void>((resolve) => setTimeout(resolve));
