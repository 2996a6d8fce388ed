import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  type Counter,
  createNoopMeter,
  defaultTextMapGetter,
  defaultTextMapSetter,
  type Histogram,
  type Meter,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
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

/** Set up at the start of the process, used by every bundle. */
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

/** A request, operation or job in progress. */
export interface Work {
  context: Context
  parent: Work | null
  /** Route pattern of the request. */
  route?: string
  span: Span | null
  /** Number of database queries, including those of nested work. */
  statements: number
}

interface WorkOptions {
  attributes?: Attributes
  kind?: SpanKind
  /** Trace context of the remote caller. */
  traceparent?: string | null
}

/** Begun by the web server or one bundle, continued by others. */
const works = () => oncePerProcess('works', () => new AsyncLocalStorage<Work>())

/** Starts a span within the current work. */
export function beginWork(name: string, { attributes, kind, traceparent }: WorkOptions = {}): Work {
  const { propagator, tracer } = telemetry()
  const parent = works().getStore() ?? null
  const remoteContext = traceparent && propagator?.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
  const outer = parent?.context ?? (remoteContext || ROOT_CONTEXT)
  const span = tracer?.startSpan(name, { attributes, kind }, outer) ?? null
  return { context: span ? trace.setSpan(outer, span) : outer, parent, span, statements: 0 }
}

/** Runs a function as part of a work, so that its queries are counted. */
export const runWithin = <Result>(work: Work, run: () => Result): Result => works().run(work, run)

export function endWork({ span, statements }: Work): void {
  span?.setAttribute('callboard.statements', statements)
  span?.end()
}

/** Runs a function in its own span, if traces are enabled. The name must be one of few values. */
export async function withSpan<Result>(
  name: string,
  options: WorkOptions,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!telemetry().tracer) return run()
  const work = beginWork(name, options)
  try {
    return await runWithin(work, run)
  } catch (error) {
    work.span?.setStatus({ code: SpanStatusCode.ERROR })
    work.span?.setAttribute('error.type', kindOf(error))
    throw error
  } finally {
    endWork(work)
  }
}

/** Sets the route pattern of the current request. */
export function setRoute(pattern: string): void {
  for (let work = works().getStore() ?? null; work; work = work.parent) work.route ??= pattern
}

/** Counts a database query for the current work and its parents. */
export function countStatement(): void {
  for (let work = works().getStore() ?? null; work; work = work.parent) work.statements++
}

/** The trace context of the current work, to continue it later. */
export function currentTraceparent(): string | undefined {
  const { propagator } = telemetry()
  const work = works().getStore()
  if (!propagator || !work) return undefined
  const carrier: { traceparent?: string } = {}
  propagator.inject(work.context, carrier, defaultTextMapSetter)
  return carrier.traceparent
}

/** The code of one of our errors, or the class of any other: messages may contain personal data. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^[a-z_]{1,40}:[a-z_]{1,40}$/.test(code)) return code
  return /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
}
