/** Where spans go; without it nothing of tracing is loaded. */
export interface TracingSettings {
  /** Without a slash at the end. */
  readonly endpoint: string;
  /** The share of requests that are traced where nobody in front has decided. */
  readonly ratio: number;
  readonly serviceName: string;
}

/** Words of a list, names and counts; nothing that a person typed or that tells who they are. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanAsk {
  /** One of few: what differs belongs into the attributes. */
  readonly name: string;
  readonly attributes?: SpanAttributes;
  /** It is a call to somebody else. */
  readonly isCall?: boolean;
  /** Only as a part of something that is traced: by itself it would be noise. */
  readonly isPart?: boolean;
}

/** A request, while the process is traced. */
export interface TracedRequest {
  /** Missing where it is not in the sample; then nothing that happens in it is. */
  readonly traceId?: string | undefined;
  /** What is done inside belongs to the request. */
  enter(work: () => void): void;
  end(route: string, status: number): void;
}

/** What `openTelemetry.ts` implements, and nobody else loads. */
export interface Tracer {
  run<T>(ask: SpanAsk, work: () => T): T;
  /** `traceparent` is given where its sender is believed. */
  beginRequest(request: {
    readonly method: string;
    readonly traceparent?: string | undefined;
    readonly tracestate?: string | undefined;
  }): TracedRequest;
  traceId(): string | undefined;
  /** For whoever is called now, so that their part of the work is found with ours. */
  headers(): Readonly<Record<string, string>>;
  /** Sends what waits. */
  close(): Promise<void>;
}

let tracer: Tracer | undefined;

/** One for the process, as the log's standard output is: spans are placed where no caller could hand one in. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export const currentTracer = (): Tracer | undefined => tracer;

/** Does the work, as a span where the process is traced. Without a tracer it costs a comparison. */
export function traced<T>(ask: SpanAsk, work: () => T): T {
  return tracer ? tracer.run(ask, work) : work();
}

const none = {};

export const traceHeaders = (): Readonly<Record<string, string>> => tracer?.headers() ?? none;
