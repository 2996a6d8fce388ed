import {
  createNoopMeter,
  type Counter,
  type Histogram,
  type Meter,
  type TextMapPropagator,
  type Tracer,
} from '@opentelemetry/api'
import { oncePerProcess } from '../process/oncePerProcess.ts'

/** Where this process takes its measurements to. Nowhere, until `startTelemetry` was called with such settings. */
interface Telemetry {
  counters: Map<string, Counter>
  histograms: Map<string, Histogram>
  isMeasured: boolean
  meter: Meter
  propagator: TextMapPropagator | null
  /** Sends what was not sent yet. */
  stop: () => Promise<void>
  tracer: Tracer | null
}

/** Seconds: from what is in memory to what people give up on. */
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

/** Whether it is worth the while to look at anything. */
export const isObserved = (): boolean => telemetry().isMeasured || telemetry().tracer !== null

/** How often something happened. Labels have few values: never an id, an address, a host or anything that somebody typed. */
export function counter(name: string, description: string): Counter {
  const { counters, meter } = telemetry()
  const known = counters.get(name) ?? meter.createCounter(name, { description })
  counters.set(name, known)
  return known
}

/** How long something took, in seconds. Labels as above. */
export function durations(name: string, description: string): Histogram {
  const { histograms, meter } = telemetry()
  const known =
    histograms.get(name) ??
    meter.createHistogram(name, { advice: { explicitBucketBoundaries: DURATIONS }, description })
  histograms.set(name, known)
  return known
}
