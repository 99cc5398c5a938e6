const { bootstrapWorker } = require('@vendure/core');
const { config } = require('./config.cjs');

bootstrapWorker(config)
  .then((worker) => worker.startJobQueue())
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
