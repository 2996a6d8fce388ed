import { exitAboveLimits } from '../../process/endAbove.ts'
import type { Job } from './jobs.ts'

/**
 * The program of the processes that decode uploads: one message, one job, one response. It starts small and loads the
 * code of a job when needed.
 */

let input: Buffer = Buffer.alloc(0)

// Decoders run in other threads, so this thread can check the limits.
const begin = exitAboveLimits(1_200 * 1024 * 1024)

process.on('message', (message: { cpuMs: number; input?: Buffer; job: Job }) => {
  input = message.input ?? input
  begin(message.cpuMs)
  work(message.job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : 'The job failed' }),
  )
})

async function work(job: Job): Promise<unknown> {
  if (job.kind === 'svg') return (await import('./svg/cleanSvg.ts')).cleanSvg(input)
  if (job.kind === 'prepare') return (await import('./prepare.ts')).prepare(input)
  const { measure, readMetadata, runPipeline } = await import('./runPipeline.ts')
  if (job.kind === 'measure') return measure(input, job)
  return job.kind === 'metadata' ? readMetadata(input, job) : runPipeline(input, job)
}
