// Medusa as its guide to production has it; with REDIS_URL its modules for Redis, else those in memory.
const { defineConfig } = require('@medusajs/framework/utils');

const { DATABASE_URL, REDIS_URL, COOKIE_SECRET, JWT_SECRET, MEDUSA_WORKER_MODE } = process.env;

const onRedis = [
  {
    resolve: '@medusajs/medusa/caching',
    options: {
      providers: [
        {
          resolve: '@medusajs/caching-redis',
          id: 'caching-redis',
          is_default: true,
          options: { redisUrl: REDIS_URL },
        },
      ],
    },
  },
  { resolve: '@medusajs/medusa/event-bus-redis', options: { redisUrl: REDIS_URL } },
  { resolve: '@medusajs/medusa/workflow-engine-redis', options: { redis: { redisUrl: REDIS_URL } } },
  {
    resolve: '@medusajs/medusa/locking',
    options: {
      providers: [
        {
          resolve: '@medusajs/medusa/locking-redis',
          id: 'locking-redis',
          is_default: true,
          options: { redisUrl: REDIS_URL },
        },
      ],
    },
  },
];

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    ...(REDIS_URL && { redisUrl: REDIS_URL }),
    workerMode: MEDUSA_WORKER_MODE ?? 'shared',
    http: {
      storeCors: 'http://127.0.0.1',
      adminCors: 'http://127.0.0.1',
      authCors: 'http://127.0.0.1',
      jwtSecret: JWT_SECRET,
      cookieSecret: COOKIE_SECRET,
    },
  },
  admin: { disable: true },
  // Without it the module for caching is there and caches nothing.
  ...(REDIS_URL && { featureFlags: { caching: true } }),
  ...(REDIS_URL && { modules: onRedis }),
});
