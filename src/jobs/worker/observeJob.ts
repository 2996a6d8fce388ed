import { SpanKind } from '@opentelemetry/api'
import { durationHistogram, withSpan, telemetry } from '@/lib/telemetry/telemetry'
import type { BasePayload } from 'payload'
import { featuresOf } from '@/config/feature'
import { coreGauges } from '@/database/gauges'

/**
 * Measures a job and continues the trace of the request that queued it, if there is one.
 * @param name name of the job
 * @param queued its queued payload
 * @param run receives the payload without the trace
 */
export async function observeJob(name: string, queued: unknown, run: (input: unknown) => Promise<void>): Promise<void> {
  const { input, traceparent } = withoutTrace(queued)
  const start = performance.now()
  let outcome = 'failed'
  try {
    await withSpan(`job ${name}`, { attributes: { 'callboard.job': name }, kind: SpanKind.CONSUMER, traceparent }, () =>
      run(input),
    )
    outcome = 'done'
  } finally {
    durationHistogram('callboard_job_duration_seconds', 'How long jobs take').record(
      (performance.now() - start) / 1000,
      {
        job: name,
        outcome,
      },
    )
  }
}

/** See `queueJob`. */
function withoutTrace(queued: unknown): { input: unknown; traceparent: string | null } {
  if (typeof queued !== 'object' || queued === null || !('traceparent' in queued))
    return { input: queued, traceparent: null }
  const { traceparent, ...input } = queued
  return { input, traceparent: typeof traceparent === 'string' ? traceparent : null }
}

/** Registers the gauges of the installation, including those of plugins, with this worker's metrics. */
export function observeQueue(payload: BasePayload): void {
  const { isMeasured, meter } = telemetry()
  if (!isMeasured) return
  for (const { description, name, read } of [
    ...coreGauges,
    ...featuresOf(payload.config).flatMap(({ provider }) => provider?.gauges ?? []),
  ])
    meter.createObservableGauge(name, { description }).addCallback(async (result) => {
      for (const { labels, value } of await read(payload)) result.observe(value, labels)
    })
}
