import { SIMILAR_SEARCH, exactSearch, likePattern } from '../../src/plugins/search/database/findEntries'
import { withClient } from '../../scripts/lib/postgres/databases.mjs'
import type { App } from '../servers/apps'
import { ENTRIES, fillEntries } from './fillEntries'

const ROUNDS = 60
const TARGET_MS = 50
const TYPES = ['events', 'pages', 'people', 'works', 'venues', 'posts']

/** Typical queries: the beginning of a name, two words, one letter, a typo, and no match. */
const QUERIES = {
  'beginning of a word': ['strav', 'nakam', 'symph', 'lulla'],
  'two words': ['clara moon', 'hamlet winter', 'rosa bianchi'],
  'one letter': ['s', 'w', 'e'],
  'a typo': ['stravinksy', 'serenede', 'moreua dnace'],
  nothing: ['zzyzx', 'quokka parliament'],
}

/** Measures search through the API among a million entries, and shows PostgreSQL's plans. */
export async function searchLines(app: App, url: string): Promise<string> {
  await withClient(url, fillEntries)
  const lines = [
    `\nsearch among ${ENTRIES.toLocaleString('en')} entries of ${app.tenants} tenants, in milliseconds; target: 95 of 100 under ${TARGET_MS}`,
  ]
  for (const [kind, queries] of Object.entries(QUERIES)) {
    const durations: number[] = []
    for (let round = -4; round < ROUNDS; round++) {
      const start = performance.now()
      const response = await fetch(
        `${app.url}/api/search?search=${encodeURIComponent(queries[Math.abs(round) % queries.length]!)}&limit=50&depth=1`,
        { headers: app.headers },
      )
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`The search for "${kind}" failed with status ${response.status}`)
      if (round >= 0) durations.push(performance.now() - start)
    }
    const sorted = durations.toSorted((a, b) => a - b)
    const percentile = (part: number) => sorted[Math.floor(part * sorted.length)]!.toFixed(1)
    lines.push(
      `${kind.padEnd(20)} median ${percentile(0.5).padStart(6)}  p95 ${percentile(0.95).padStart(6)}  ${Number(percentile(0.95)) < TARGET_MS ? 'met' : 'missed'}`,
    )
  }
  return [...lines, await plansOf(url, app.tenant)].join('\n')
}

async function plansOf(url: string, tenant: string): Promise<string> {
  return withClient(url, async (client) => {
    const explain = async (text: string, values: unknown[]) =>
      (await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${text}`, values)).rows
        .map((row) => `  ${row['QUERY PLAN']}`)
        .join('\n')
    const written = await explain(exactSearch(['strav']), [
      tenant,
      'published',
      TYPES,
      'strav',
      50,
      0,
      8,
      null,
      likePattern('strav'),
    ])
    const similar = await explain(SIMILAR_SEARCH, [tenant, 'published', TYPES, ['stravinksy'], 0.15, 50, 0, 8, null])
    return `plan of "strav":\n${written}\nplan of the typo "stravinksy":\n${similar}`
  })
}
