import autocannon from 'autocannon'
import type { Case } from '../cases'
import type { App } from '../servers/apps'
import { median } from './median'
import { processorTime } from './processorTime'

/** The results of one app in one case. */
export interface Figure {
  app: App
  /**
   * Per turn, in milliseconds: with one connection the median request duration, with several the total time divided by
   * the number of requests, as single durations would mostly measure queueing.
   */
  turns: number[]
  /** Per turn, CPU time per request in milliseconds. */
  processor: number[]
  /** Unsuccessful requests, and all requests. */
  failed: number
  sent: number
  /** Status and body of the first unsuccessful request. */
  firstFailure?: string
}

const TIMEOUT_S = 30

/**
 * Number of warm-up requests after which V8 has compiled the code of a page, as in a server that has been running for a
 * while.
 */
const WARM_UP = 60

const warmedUp = new WeakMap<App, Set<Case>>()

/**
 * Alternates between the apps (A B A B, then B A B A), so that other load on the machine affects them equally. Each app
 * is warmed up first: at length before its first turn of a case, briefly afterwards.
 */
export async function measure(
  test: Case,
  apps: App[],
  connections: number,
  { rounds, scale }: { rounds: number; scale: number },
): Promise<Figure[]> {
  const figures = apps.map((app): Figure => ({ app, failed: 0, processor: [], sent: 0, turns: [] }))
  const requestCount = Math.max(connections, Math.ceil(test.requestsPerTurn(connections) * scale))
  for (const { app } of figures)
    await runTurn(test, app, Math.min(connections, 4), Math.max(warmUpOf(app, test), Math.ceil(requestCount / 4)))
  for (let round = 0; round < rounds; round++) {
    for (const figure of round % 2 === 0 ? figures : figures.toReversed()) {
      const before = processorTime(figure.app.group)
      const { durations, elapsed, failed, firstFailure } = await runTurn(test, figure.app, connections, requestCount)
      figure.failed += failed
      figure.firstFailure ??= firstFailure
      figure.sent += requestCount
      figure.processor.push((processorTime(figure.app.group) - before) / requestCount)
      if (durations.length > 0) figure.turns.push(connections === 1 ? median(durations) : elapsed / durations.length)
    }
  }
  return figures
}

function warmUpOf(app: App, test: Case): number {
  const cases = warmedUp.get(app) ?? new Set()
  const isWarm = cases.has(test)
  warmedUp.set(app, cases.add(test))
  return isWarm ? 4 : WARM_UP
}

/** Requests made so far, by app, so that each one is different. */
const counts = new WeakMap<App, number>()

async function runTurn(
  test: Case,
  app: App,
  connections: number,
  amount: number,
): Promise<{ durations: number[]; elapsed: number; failed: number; firstFailure?: string }> {
  const durations: number[] = []
  let firstFailure: string | undefined
  const start = performance.now()
  let last = start
  const next = (): autocannon.Request => {
    const count = counts.get(app) ?? 0
    counts.set(app, count + 1)
    const { headers, ...request } = test.request(app, count)
    return { ...request, headers: { ...app.headers, ...headers } }
  }
  const recordFailure = (status: number, body: string): void => {
    if (status >= 300) firstFailure ??= `${status} ${body.slice(0, 200)}`
  }
  await new Promise<void>((resolve, reject) => {
    const requests = [
      { onResponse: recordFailure, setupRequest: (given: autocannon.Request) => ({ ...given, ...next() }) },
    ]
    const options = { amount, connections, requests, timeout: TIMEOUT_S, url: app.url }
    const run = autocannon(options, (error: Error | null) => (error ? reject(error) : resolve()))
    // autocannon's own summary has whole milliseconds only.
    run.on('response', (_client, status, _bytes, duration) => {
      // autocannon rounds the end of a run to the full second.
      last = performance.now()
      if (status < 300) durations.push(duration)
    })
  })
  return { durations, elapsed: last - start, failed: amount - durations.length, firstFailure }
}
