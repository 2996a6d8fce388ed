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

/** A request, an operation or a job that is under way. */
export interface Work {
  context: Context
  parent: Work | null
  /** The pattern of the address that answers the request. */
  route?: string
  span: Span | null
  /** That it has sent to the database, with all that it consists of. */
  statements: number
}

interface WorkOptions {
  attributes?: Attributes
  kind?: SpanKind
  /** Of whoever has caused it, elsewhere. */
  traceparent?: string | null
}

const works = () => oncePerProcess('works', () => new AsyncLocalStorage<Work>())

/** Begins a span within whatever is under way. */
export function beginWork(name: string, { attributes, kind, traceparent }: WorkOptions = {}): Work {
  const { propagator, tracer } = telemetry()
  const parent = works().getStore() ?? null
  const elsewhere = traceparent && propagator?.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
  const outer = parent?.context ?? (elsewhere || ROOT_CONTEXT)
  const span = tracer?.startSpan(name, { attributes, kind }, outer) ?? null
  return { context: span ? trace.setSpan(outer, span) : outer, parent, span, statements: 0 }
}

/** Calls something as part of a work: statements that it sends are counted. */
export const within = <Result>(work: Work, run: () => Result): Result => works().run(work, run)

export function endWork({ span, statements }: Work): void {
  span?.setAttribute('callboard.statements', statements)
  span?.end()
}

/** Does something as a span of its own, where there are traces. Its name is one of few. */
export async function withSpan<Result>(
  name: string,
  options: WorkOptions,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!telemetry().tracer) return run()
  const work = beginWork(name, options)
  try {
    return await within(work, run)
  } catch (error) {
    work.span?.setStatus({ code: SpanStatusCode.ERROR })
    work.span?.setAttribute('error.type', kindOf(error))
    throw error
  } finally {
    endWork(work)
  }
}

/** Says by which pattern the request is answered that is under way. */
export function noteRoute(pattern: string): void {
  for (let work = works().getStore() ?? null; work; work = work.parent) work.route ??= pattern
}

/** Counts a statement for all that is under way. */
export function noteStatement(): void {
  for (let work = works().getStore() ?? null; work; work = work.parent) work.statements++
}

/** Names what is under way to whoever goes on with it later. */
export function traceparentNow(): string | undefined {
  const { propagator } = telemetry()
  const work = works().getStore()
  if (!propagator || !work) return undefined
  const carrier: { traceparent?: string } = {}
  propagator.inject(work.context, carrier, defaultTextMapSetter)
  return carrier.traceparent
}

/** The code of a refusal of ours, or the class of an error: its message may hold what nobody else shall read. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^[a-z_]{1,40}:[a-z_]{1,40}$/.test(code)) return code
  return /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
}
