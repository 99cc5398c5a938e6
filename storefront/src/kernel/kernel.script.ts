import { startKernel } from './kernel.ts';

startKernel(window);
