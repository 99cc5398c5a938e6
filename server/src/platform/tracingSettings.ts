import { z } from 'zod/mini';
import { matching, serviceUrl } from './settingRules.ts';
import type { TracingSettings } from './tracing/tracing.ts';

const isShare = (text: string) => /^(0(\.\d{1,6})?|1(\.0+)?)$/.test(text);

/** By the names that OpenTelemetry gave them, which collectors' manuals use. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(serviceUrl()),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(
    matching(/^[\w.-]+=[!-~]*(,[\w.-]+=[!-~]*)*$/, 'expected names and values as "name=value,name=value"'),
  ),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.pipe(z.string().check(z.refine(isShare, 'expected a share from 0 to 1')), z.transform(Number)),
    0.05,
  ),
  OTEL_SERVICE_NAME: z._default(
    matching(/^[\w.-]{1,60}$/, 'expected a name of letters, digits, ".", "_" and "-"'),
    'trolley',
  ),
};

export const tracingExamples = {
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.internal:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20the-key-of-your-collector',
  OTEL_TRACES_SAMPLER_ARG: '0.05',
  OTEL_SERVICE_NAME: 'trolley',
};

interface Given {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly OTEL_SERVICE_NAME: string;
}

export function tracingOf(given: Given): TracingSettings | undefined {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: ratio,
    OTEL_SERVICE_NAME: serviceName,
  } = given;
  return endpoint === undefined ? undefined : { endpoint: endpoint.replace(/\/+$/, ''), ratio, serviceName };
}
