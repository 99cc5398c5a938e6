/** Ends the task, so that the browser can paint and handle input before the next one. */
export const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));
