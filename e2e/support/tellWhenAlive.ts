declare global {
  interface Window {
    shopKernel?: { own(): void };
  }
}

/** The kernel hands over when the application is alive; that moment is marked on the document. */
export function tellWhenAlive(): void {
  let kernel: Window['shopKernel'];
  Object.defineProperty(window, 'shopKernel', {
    get: () => kernel,
    set: (given: NonNullable<Window['shopKernel']>) => {
      const own = () => {
        given.own();
        document.documentElement.setAttribute('data-alive', '');
      };
      kernel = { ...given, own };
    },
  });
}
