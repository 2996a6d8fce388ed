import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { sourceArgs } from '../../scripts/lib/runSource.mjs'
import { runProgram } from '../runProgram'
import type { Sizes } from '../sizes'

interface Speed {
  again: number
  documents: number
  first: number
  heldMb: number
  loopEach: number
  rows: number
}

/** Targets: the first run against a loop over the Local API, a run without changes against the first, memory that a run holds, in MB more for many events than for few. */
const LEAST_FASTER = 10
const MOST_AGAIN = 0.1
const MOST_MEMORY = 16

/** What a sync of a whole connection costs, with few events and with many, each on a site of its own. */
export async function ticketingLines(
  url: string,
  { ticketing: { few, many, nights, sample } }: Sizes,
): Promise<{ misses: number; text: string }> {
  const [small, large] = [await measure(url, few, { nights, sample }), await measure(url, many, { nights, sample })]
  const [faster, again, memory] = [
    (large.loopEach * large.documents) / large.first,
    large.again / large.first,
    large.heldMb - small.heldMb,
  ]
  const misses = [
    faster < LEAST_FASTER && 'slow first run',
    again > MOST_AGAIN && 'slow run without changes',
    large.rows > 0 && 'writes without changes',
    memory > MOST_MEMORY && 'memory grows',
  ].filter(Boolean)
  const text = [
    `\nsync of ${many} events with ${nights} performances each (${large.documents} documents)`,
    `  first run ${seconds(large.first)}, ${(large.first / large.documents).toFixed(1)} ms a document; by a Local API loop ${large.loopEach.toFixed(1)} ms: ${faster.toFixed(1)} times as fast`,
    `  run without changes ${seconds(large.again)}, ${(100 * again).toFixed(1)} % of the first; rows written: ${large.rows}`,
    `  memory held while it runs ${large.heldMb.toFixed(1)} MB, with ${few} events ${small.heldMb.toFixed(1)} MB`,
    `  ${misses.length > 0 ? misses.join(', ') : 'as it should be'}`,
  ].join('\n')
  return { misses: misses.length, text }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

async function measure(
  url: string,
  events: number,
  { nights, sample }: { nights: number; sample: number },
): Promise<Speed> {
  const boxOffice = spawn(
    process.execPath,
    sourceArgs(join(root, 'bench/ticketing/boxOffice.ts'), [String(events), String(nights)]),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const [said] = (await once(boxOffice.stdout, 'data')) as [Buffer]
    return JSON.parse(
      await runProgram('ticketing/ticketingSpeed.ts', url, [String(said).trim(), sample, nights]),
    ) as Speed
  } finally {
    boxOffice.kill()
  }
}
