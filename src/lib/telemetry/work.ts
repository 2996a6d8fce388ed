import { AsyncLocalStorage } from 'node:async_hooks'
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
} from '@opentelemetry/api'
import { oncePerProcess } from '../process/oncePerProcess.ts'
import { telemetry } from './telemetry.ts'

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
