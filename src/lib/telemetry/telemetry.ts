import {
  createNoopMeter,
  type Counter,
  type Histogram,
  type Meter,
  type TextMapPropagator,
  type Tracer,
} from '@opentelemetry/api'
import { oncePerProcess } from '../process/oncePerProcess.ts'

/** The telemetry of this process. Inactive until `startTelemetry` enables it. */
interface Telemetry {
  counters: Map<string, Counter>
  histograms: Map<string, Histogram>
  isMeasured: boolean
  meter: Meter
  propagator: TextMapPropagator | null
  /** Flushes pending traces. */
  stop: () => Promise<void>
  tracer: Tracer | null
}

/** Histogram buckets in seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export const telemetry = (): Telemetry =>
  oncePerProcess('telemetry', () => ({
    counters: new Map(),
    histograms: new Map(),
    isMeasured: false,
    meter: createNoopMeter(),
    propagator: null,
    stop: async () => undefined,
    tracer: null,
  }))

/** Whether metrics or traces are enabled. */
export const isObserved = (): boolean => telemetry().isMeasured || telemetry().tracer !== null

/** A counter. Labels must have few values: never an id, URL, host or user input. */
export function counter(name: string, description: string): Counter {
  const { counters, meter } = telemetry()
  const instrument = counters.get(name) ?? meter.createCounter(name, { description })
  counters.set(name, instrument)
  return instrument
}

/** A histogram of durations in seconds. The same rules apply to labels. */
export function durationHistogram(name: string, description: string): Histogram {
  const { histograms, meter } = telemetry()
  const instrument =
    histograms.get(name) ??
    meter.createHistogram(name, { advice: { explicitBucketBoundaries: DURATIONS }, description })
  histograms.set(name, instrument)
  return instrument
}
