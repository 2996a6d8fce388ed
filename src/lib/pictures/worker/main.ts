import { setPriority } from 'node:os'
import type { Job } from './jobs.ts'

/**
 * The program of the processes that open what people upload: one message, one work, one answer. It starts small and
 * loads what a work needs when the first of its kind comes.
 */

/** Exit code by which the parent knows that memory was the reason. */
const OVER_MEMORY = 77
const MEMORY_BYTES = 1_200 * 1024 * 1024
const LOOK_EVERY_MS = 20

let input: Buffer = Buffer.alloc(0)

process.on('disconnect', () => process.exit())
process.on('message', (message: { input?: Buffer; job: Job }) => {
  input = message.input ?? input
  work(message.job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : 'It failed' }),
  )
})

// The decoders work beside this thread, so it has the time to look.
setInterval(() => process.memoryUsage.rss() > MEMORY_BYTES && process.exit(OVER_MEMORY), LOOK_EVERY_MS).unref()

// Whoever waits for a page goes first.
try {
  setPriority(5)
} catch {
  // Not allowed here.
}

async function work(job: Job): Promise<unknown> {
  if (job.kind === 'svg') return (await import('./cleanSvg.ts')).cleanSvg(input)
  if (job.kind === 'prepare') return (await import('./prepare.ts')).prepare(input)
  const { readMetadata, runPipeline } = await import('./runPipeline.ts')
  return job.kind === 'metadata' ? readMetadata(input, job) : runPipeline(input, job)
}
