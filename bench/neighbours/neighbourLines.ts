import { setTimeout as wait } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import { memoryOf } from '../capacity/memory'
import { median } from '../figures/median'
import type { App } from '../servers/apps'
import { floodSignIn, makeHeavyPage, visitHeavyPage, type Load } from './heavySite'

const SAMPLES = 100
const ROUNDS = 3
const MAX_RATIO: Percentiles = { p50: 1.2, p99: 2 }
/** Passwords are worked on in a queue, so that a flood costs others less than templates. */
const MAX_RATIO_OF_FLOOD: Percentiles = { p50: 1.2, p99: 1.5 }
const MAX_GROWTH_MB = 50
const MB = 1024 * 1024
const REST_MS = 60_000

/** What people of another site ask for while one does its worst. */
const QUESTIONS: { name: string; request: (app: App) => Request }[] = [
  {
    name: 'front page',
    request: (app) => ({ headers: { Cookie: '', Host: `riverside.${new URL(app.url).host}` }, path: '/' }),
  },
  { name: 'list', request: () => ({ path: '/api/pages?limit=10&depth=0' }) },
  {
    name: 'admin list',
    request: () => ({
      headers: { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' },
      path: '/admin/collections/pages?limit=10',
    }),
  },
  {
    name: 'save',
    request: (app) => ({
      body: JSON.stringify({ summary: 'A summary that is saved.' }),
      headers: { 'Content-Type': 'application/json' },
      method: 'PATCH',
      path: `/api/pages/${app.pages[1]}?depth=0`,
    }),
  },
  { name: 'health', request: () => ({ headers: { Cookie: '' }, path: '/api/health/live' }) },
]

interface Percentiles {
  p50: number
  p99: number
}

/**
 * Measures what another site notices while eight visitors ask one for a page with a heavy template, and while twenty try
 * to sign in with wrong passwords.
 * @param url of the app's database
 */
export async function neighbourLines(app: App, url: string): Promise<{ misses: number; text: string }> {
  const path = await makeHeavyPage(url)
  for (const { request } of QUESTIONS) await ask(app, request(app))
  const parts = [
    await linesUnder(app, '8 visitors of another site ask for a page with a heavy template', () =>
      visitHeavyPage(app, path),
    ),
    await linesUnder(app, '20 try to sign in with wrong passwords', () => floodSignIn(app), MAX_RATIO_OF_FLOOD),
  ]
  return {
    misses: parts.reduce((sum, { misses }) => sum + misses, 0),
    text: parts.map(({ text }) => text).join('\n'),
  }
}

async function linesUnder(
  app: App,
  title: string,
  begin: () => Load,
  most = MAX_RATIO,
): Promise<{ misses: number; text: string }> {
  const quiet = new Map(QUESTIONS.map(({ name }) => [name, [] as Percentiles[]]))
  const busy = new Map(QUESTIONS.map(({ name }) => [name, [] as Percentiles[]]))
  const before = memoryOf(app.group).now / MB
  const total = { done: 0, refused: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, request } of QUESTIONS) quiet.get(name)?.push(await ask(app, request(app)))
    const load = begin()
    for (const { name, request } of QUESTIONS) busy.get(name)?.push(await ask(app, request(app)))
    const { done, refused } = await load.stop()
    total.done += done
    total.refused += refused
  }
  await wait(REST_MS)
  const growth = memoryOf(app.group).now / MB - before
  const lines = QUESTIONS.map(({ name }) => lineOf(name, quiet.get(name) ?? [], busy.get(name) ?? [], most))
  const misses = lines.reduce((sum, line) => sum + line.misses, growth > MAX_GROWTH_MB ? 1 : 0)
  return {
    misses,
    text: [
      `\nneighbours: ${title} (${total.done} done, ${total.refused} refused); milliseconds without and with them, and the ratio; target: ${most.p50} at the median, ${most.p99} for 99 of 100`,
      ...lines.map(({ text }) => text),
      `memory of the web process a minute later: ${growth.toFixed(0)} MB more, target ${MAX_GROWTH_MB}`,
    ].join('\n'),
  }
}

async function ask({ headers, url }: App, request: Request): Promise<Percentiles> {
  const durations: number[] = []
  await new Promise<void>((resolve, reject) => {
    const options = {
      amount: SAMPLES,
      connections: 1,
      requests: [{ ...request, headers: { ...headers, ...request.headers } }],
      timeout: 60,
      url,
    }
    const run = autocannon(options, (error: Error | null) => (error ? reject(error) : resolve()))
    // autocannon's own summary has whole milliseconds only.
    run.on('response', (_client, status, _bytes, duration) => {
      if (status < 300) durations.push(duration)
    })
  })
  if (durations.length < SAMPLES)
    throw new Error(`${SAMPLES - durations.length} of ${SAMPLES} requests to ${request.path} failed`)
  const sorted = durations.toSorted((a, b) => a - b)
  return { p50: median(sorted), p99: sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN }
}

function lineOf(
  name: string,
  quiet: Percentiles[],
  busy: Percentiles[],
  most: Percentiles,
): { misses: number; text: string } {
  const parts = (['p50', 'p99'] as const).map((part) => {
    const of = (rounds: Percentiles[]) => median(rounds.map((round) => round[part]))
    const ratio = of(busy) / of(quiet)
    return {
      isMissed: !(ratio <= most[part]),
      text: `${part} ${of(quiet).toFixed(1)} to ${of(busy).toFixed(1)} (${ratio.toFixed(2)})`,
    }
  })
  return {
    misses: parts.filter(({ isMissed }) => isMissed).length,
    text: `${name.padEnd(12)} ${parts.map(({ text }) => text).join('  ')}`,
  }
}
