import autocannon from 'autocannon'
import type { Case } from '../cases'
import type { App } from '../servers/apps'
import { median } from './median'
import { processorTime } from './processorTime'

/** One app's answers to one case. */
export interface Figure {
  app: App
  /**
   * Of each turn, in milliseconds: the median duration of a request on one connection, the time a request on several.
   * There the order in which they wait would say more of a duration than the app does.
   */
  turns: number[]
  /** Of each turn, milliseconds of the processor for a request. */
  processor: number[]
  /** Requests without an answer of success, and all. */
  failed: number
  sent: number
  /** What the first of those said. */
  firstFailure?: string
}

const TIMEOUT_S = 30

/** Requests after which V8 has compiled what a page needs: a server answers thousands between two starts, not the first ones. */
const WARM_UP = 60

const warm = new WeakMap<App, Set<Case>>()

/**
 * Lets the apps answer in turns (A B A B, then B A B A), so that whatever else the machine does meets all of them.
 * A turn of each warms up and does not count: a long one before the first, short ones later.
 */
export async function measure(
  test: Case,
  apps: App[],
  connections: number,
  { rounds, scale }: { rounds: number; scale: number },
): Promise<Figure[]> {
  const figures = apps.map((app): Figure => ({ app, failed: 0, processor: [], sent: 0, turns: [] }))
  const amount = Math.max(connections, Math.ceil(test.turn(connections) * scale))
  for (const { app } of figures)
    await turn(test, app, Math.min(connections, 4), Math.max(warmUpOf(app, test), Math.ceil(amount / 4)))
  for (let round = 0; round < rounds; round++) {
    for (const figure of round % 2 === 0 ? figures : figures.toReversed()) {
      const begun = processorTime(figure.app.group)
      const { durations, elapsed, failed, firstFailure } = await turn(test, figure.app, connections, amount)
      figure.failed += failed
      figure.firstFailure ??= firstFailure
      figure.sent += amount
      figure.processor.push((processorTime(figure.app.group) - begun) / amount)
      if (durations.length > 0) figure.turns.push(connections === 1 ? median(durations) : elapsed / durations.length)
    }
  }
  return figures
}

function warmUpOf(app: App, test: Case): number {
  const cases = warm.get(app) ?? new Set()
  const isWarm = cases.has(test)
  warm.set(app, cases.add(test))
  return isWarm ? 4 : WARM_UP
}

/** Requests made so far, by app: every one of them is another. */
const counts = new WeakMap<App, number>()

async function turn(
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
  const noteFailure = (status: number, body: string): void => {
    if (status >= 300) firstFailure ??= `${status} ${body.slice(0, 200)}`
  }
  await new Promise<void>((resolve, reject) => {
    const requests = [
      { onResponse: noteFailure, setupRequest: (given: autocannon.Request) => ({ ...given, ...next() }) },
    ]
    const options = { amount, connections, requests, timeout: TIMEOUT_S, url: app.url }
    const run = autocannon(options, (error: Error | null) => (error ? reject(error) : resolve()))
    // Its own summary knows whole milliseconds only.
    run.on('response', (_client, status, _bytes, duration) => {
      // By its own clock a run ends with the second.
      last = performance.now()
      if (status < 300) durations.push(duration)
    })
  })
  return { durations, elapsed: last - start, failed: amount - durations.length, firstFailure }
}
