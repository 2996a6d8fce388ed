import { SpanKind } from '@opentelemetry/api'
import { durations } from '../../lib/telemetry/telemetry'
import { withSpan } from '../../lib/telemetry/work'

/**
 * Measures a job, as part of the request that queued it where that said so.
 * @param name one of the worker's jobs
 * @param given what was queued
 * @param run gets what was queued for it
 */
export async function observeJob(name: string, given: unknown, run: (input: unknown) => Promise<void>): Promise<void> {
  const { input, traceparent } = withoutTrace(given)
  const start = performance.now()
  let outcome = 'failed'
  try {
    await withSpan(`job ${name}`, { attributes: { 'callboard.job': name }, kind: SpanKind.CONSUMER, traceparent }, () =>
      run(input),
    )
    outcome = 'done'
  } finally {
    durations('callboard_job_duration_seconds', 'How long jobs take').record((performance.now() - start) / 1000, {
      job: name,
      outcome,
    })
  }
}

/** See `queueJob`. */
function withoutTrace(given: unknown): { input: unknown; traceparent: string | null } {
  if (typeof given !== 'object' || given === null || !('traceparent' in given))
    return { input: given, traceparent: null }
  const { traceparent, ...input } = given
  return { input, traceparent: typeof traceparent === 'string' ? traceparent : null }
}
