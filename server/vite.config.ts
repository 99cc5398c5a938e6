import { defineConfig } from 'vite';

/** A file to run with Node for each program; npm's packages stay where they are, the contract comes along. */
export default defineConfig({
  root: import.meta.dirname,
  // Of many small files, most of which nobody asks for.
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        import: 'src/importCommand.ts',
        mails: 'src/platform/mail/command/main.ts',
        check: 'src/checkCommand.ts',
        tenant: 'src/tenant/create/main.ts',
        orders: 'src/ordersCommand.ts',
        messages: 'src/contactForm/command/main.ts',
        newsletter: 'src/newsletter/command/main.ts',
        cards: 'src/cardsCommand.ts',
        figures: 'src/tracking/command/main.ts',
        staff: 'src/staff/command/main.ts',
        pictureWorker: 'src/picture/artist/worker.ts',
      },
    },
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
  },
});
