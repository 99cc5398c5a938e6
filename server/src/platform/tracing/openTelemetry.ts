import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanAsk, TracedRequest, Tracer, TracingSettings } from './tracing.ts';

/**
 * Spans by hand and sent by OTLP over HTTP. Nothing is instrumented by itself, and nothing is registered for the whole
 * process: what a library would add is neither asked for nor paid for.
 */
export function openTelemetry({ endpoint, ratio, serviceName }: TracingSettings): Tracer {
  const sender = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 }),
    // More than this is dropped: a collector that is away must cost no memory.
    maxQueueSize: 4096,
    scheduledDelayMillis: 2000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.runtime.name': 'nodejs' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [sender],
  });
  const spans = provider.getTracer('trolley');
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();

  const isSampled = (context: Context): boolean => {
    const found = trace.getSpanContext(context);
    return found !== undefined && (found.traceFlags & TraceFlags.SAMPLED) !== 0;
  };

  function run<T>({ name, attributes = {}, isCall, isPart }: SpanAsk, work: () => T): T {
    const parent = contexts.active();
    // What is not in the sample stays out of it with all its parts.
    if (!isSampled(parent) && (isPart || trace.getSpan(parent))) return work();
    const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
    const span = spans.startSpan(name, { kind, attributes }, parent);
    try {
      const result = contexts.with(trace.setSpan(parent, span), work);
      if (result instanceof Promise) return endWith(span, result) as T;
      span.end();
      return result;
    } catch (error) {
      fail(span, error);
      span.end();
      throw error;
    }
  }

  function beginRequest({ method, traceparent, tracestate }: Parameters<Tracer['beginRequest']>[0]) {
    const carrier = { ...(traceparent && { traceparent }), ...(tracestate && { tracestate }) };
    const before = propagator.extract(ROOT_CONTEXT, carrier, fields);
    const span = spans.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
      before,
    );
    const inside = trace.setSpan(before, span);
    const { traceId } = span.spanContext();
    const request: TracedRequest = {
      ...(isSampled(inside) && { traceId }),
      enter: (work) => contexts.with(inside, work),
      end(route, status) {
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
    return request;
  }

  return {
    run,
    beginRequest,
    traceId: () => (isSampled(contexts.active()) ? trace.getSpanContext(contexts.active())?.traceId : undefined),
    headers() {
      const carrier: Record<string, string> = {};
      propagator.inject(contexts.active(), carrier, { set: (on, name, value) => void (on[name] = value) });
      return carrier;
    },
    async close() {
      await provider.shutdown();
      contexts.disable();
    },
  };
}

const fields = {
  keys: (carrier: Readonly<Record<string, string>>) => Object.keys(carrier),
  get: (carrier: Readonly<Record<string, string>>, name: string) => carrier[name],
};

async function endWith<T>(span: Span, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** The kind of an error alone: its message may quote what somebody typed. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
