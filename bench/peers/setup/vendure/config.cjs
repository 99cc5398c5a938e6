// Vendure as its own guide to production has it: PostgreSQL, worker apart, search with buffered updates.
const {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
} = require('@vendure/core');

const { env } = process;

exports.config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(env.PORT), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'superadmin', password: env.ADMIN_PASSWORD },
    cookieOptions: { secret: env.COOKIE_SECRET },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: env.PGHOST,
    port: Number(env.PGPORT),
    username: env.PGUSER,
    password: env.PGPASSWORD,
    database: env.PGDATABASE,
    schema: 'public',
    synchronize: env.SYNCHRONIZE === '1',
    migrations: [],
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  customFields: {},
  logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
  plugins: [
    DefaultSchedulerPlugin.init(),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSearchPlugin.init({ bufferUpdates: true, indexStockStatus: true }),
  ],
};
