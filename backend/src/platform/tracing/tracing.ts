import { Logger } from '@nestjs/common';
import type { AppConfig } from '../../config/app-config.js';
import { currentRequest } from '../http/request-context.js';
import { Sampled } from '../logging/sampled.js';
import type { Attributes, NewSpan, OpenSpan, Tracer } from './span.js';

const MAX_REASON = 300;

let tracer: Tracer | undefined;

/** Off unless a collector is named: then alone the library is loaded. */
export async function startTracing({ tracing, role }: AppConfig): Promise<void> {
  if (!tracing) return;
  const { openTelemetry } = await import('./open-telemetry.js');
  tracer = openTelemetry(tracing.endpoint, `rekod-${role}`, tellLost(new Logger('Tracing'), new Sampled()));
}

function tellLost(logger: Logger, sampled: Sampled): (reason: string) => void {
  return (reason) => {
    const times = sampled.next();
    if (times > 0) logger.warn({ reason: reason.slice(0, MAX_REASON), times }, 'Spans were lost.');
  };
}

export async function stopTracing(): Promise<void> {
  const ending = tracer;
  tracer = undefined;
  await ending?.close();
}

/** Undefined while nobody traces. */
export function beginSpan(span: NewSpan): OpenSpan | undefined {
  return tracer?.begin(span);
}

/** A part of what the running code serves. What serves nobody, as at the start, is no trace of its own. */
export function traced<T>(name: string, attributesOf: () => Attributes, work: () => Promise<T>): Promise<T> {
  const parent = tracer && currentRequest()?.trace;
  if (!tracer || !parent) return work();
  return endingWith(tracer.begin({ kind: 'client', name, parent, attributes: attributesOf() }), work);
}

/** The span ends with the work, as a failure if that fails. */
export async function endingWith<T>(span: OpenSpan | undefined, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    span?.end();
    return result;
  } catch (error) {
    span?.end({ error });
    throw error;
  }
}
