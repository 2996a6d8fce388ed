import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { sourceArgs } from '../../scripts/lib/source/sourceArgs.mjs'
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

/**
 * Targets: speed-up of the first run over a Local API loop, time of a run without changes relative to the first, and
 * growth of memory from few to many events in MB.
 */
const MIN_SPEEDUP = 10
const MAX_RERUN = 0.1
const MAX_MEMORY_MB = 16

/** Measures syncing a whole connection with few and with many events, each on its own site. */
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
    faster < MIN_SPEEDUP && 'slow first run',
    again > MAX_RERUN && 'slow run without changes',
    large.rows > 0 && 'writes without changes',
    memory > MAX_MEMORY_MB && 'memory grows',
  ].filter(Boolean)
  const text = [
    `\nsync of ${many} events with ${nights} performances each (${large.documents} documents)`,
    `  first run ${seconds(large.first)}, ${(large.first / large.documents).toFixed(1)} ms a document; by a Local API loop ${large.loopEach.toFixed(1)} ms: ${faster.toFixed(1)} times as fast`,
    `  run without changes ${seconds(large.again)}, ${(100 * again).toFixed(1)} % of the first; rows written: ${large.rows}`,
    `  memory held while it runs ${large.heldMb.toFixed(1)} MB, with ${few} events ${small.heldMb.toFixed(1)} MB`,
    `  ${misses.length > 0 ? misses.join(', ') : 'all targets met'}`,
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
    const [origin] = (await once(boxOffice.stdout, 'data')) as [Buffer]
    return JSON.parse(
      await runProgram('ticketing/ticketingSpeed.ts', url, [String(origin).trim(), sample, nights]),
    ) as Speed
  } finally {
    boxOffice.kill()
  }
}
