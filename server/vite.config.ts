import { defineConfig } from 'vite';

/** A file to run with Node for each program; npm's packages stay where they are but for a few, the contract comes along. */
export default defineConfig({
  root: import.meta.dirname,
  // Of many small files: to find and open each of them takes a fifth of the time a start reads programs.
  ssr: { noExternal: ['@opentelemetry/api', 'pg', 'prom-client', 'sanitize-html', 'zod'] },
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
