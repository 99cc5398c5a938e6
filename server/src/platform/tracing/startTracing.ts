import { setTracer, type TracingSettings } from './tracing.ts';

/** Before the log, which names the trace in its lines. Answers how to end it; without settings there is nothing to. */
export async function startTracing(settings: TracingSettings | undefined): Promise<() => Promise<void>> {
  if (!settings) return async () => {};
  // Its library takes its time and memory, so only processes that are traced load it.
  const { openTelemetry } = await import('./openTelemetry.ts');
  const tracer = openTelemetry(settings);
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    await tracer.close();
  };
}
