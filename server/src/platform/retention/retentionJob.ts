import type { Database } from '../database/database.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import type { Log } from '../log.ts';
import { applyRetention } from './applyRetention.ts';
import type { RetentionRule } from './rule.ts';

const everyMs = 60 * 60_000;

export function retentionJob(rules: readonly RetentionRule[], parts: { database: Database; log: Log }): Job {
  return defineJob({ name: 'retention', everyMs, leader: true, run: (signal) => applyRetention(rules, parts, signal) });
}
