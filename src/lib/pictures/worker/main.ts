import type { Job } from './jobs.ts'

/**
 * The program of the processes that open what people upload: one message, one work, one answer. It starts small and
 * loads what a work needs when the first of its kind comes.
 */

/** Exit codes by which the parent knows the reason. */
const OVER_MEMORY = 77
const OVER_TIME = 78
const MEMORY_BYTES = 1_200 * 1024 * 1024
const LOOK_EVERY_MS = 20

let input: Buffer = Buffer.alloc(0)
let cpuLimit = Infinity

process.on('disconnect', () => process.exit())
process.on('message', (message: { cpuMs: number; input?: Buffer; job: Job }) => {
  input = message.input ?? input
  cpuLimit = cpuUsed() + message.cpuMs
  work(message.job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : 'It failed' }),
  )
})

// The decoders work beside this thread, so it has the time to look.
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_BYTES) process.exit(OVER_MEMORY)
  if (cpuUsed() > cpuLimit) process.exit(OVER_TIME)
}, LOOK_EVERY_MS).unref()

/** In milliseconds, of all threads together. */
function cpuUsed(): number {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1000
}

async function work(job: Job): Promise<unknown> {
  if (job.kind === 'svg') return (await import('./cleanSvg.ts')).cleanSvg(input)
  if (job.kind === 'prepare') return (await import('./prepare.ts')).prepare(input)
  const { measure, readMetadata, runPipeline } = await import('./runPipeline.ts')
  if (job.kind === 'measure') return measure(input, job)
  return job.kind === 'metadata' ? readMetadata(input, job) : runPipeline(input, job)
}
