declare global {
  interface Window {
    shopKernel?: { takeOver(): void };
  }
}

/** Marks the document when the kernel hands over to the hydrated application. */
export function markHydration(): void {
  let kernel: Window['shopKernel'];
  Object.defineProperty(window, 'shopKernel', {
    get: () => kernel,
    set: (given: NonNullable<Window['shopKernel']>) => {
      const takeOver = () => {
        given.takeOver();
        document.documentElement.setAttribute('data-hydrated', '');
      };
      kernel = { ...given, takeOver };
    },
  });
}
