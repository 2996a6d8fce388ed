import { constants, getPriority, setPriority } from 'node:os'
import { exitAboveLimits } from '@/lib/process/endAbove'
import type { Job } from '../jobs'
import { runJob } from './runJob'

/**
 * The program of the processes that run templates of tenants: one message, one job, one response. It has no settings
 * and no database: what a template needs beside the message is asked for.
 */

const MEMORY_BYTES = 700 * 1024 * 1024

const begin = exitAboveLimits(MEMORY_BYTES)

const { PRIORITY_BELOW_NORMAL } = constants.priority

// Whoever waits for the server itself comes first. Priority can only be given up.
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)

let answered: ((answer: unknown) => void) | undefined

const ask = (question: unknown): Promise<unknown> => {
  process.send?.({ question })
  return new Promise((resolve) => (answered = resolve))
}

type Message = { answer: unknown } | { cpuMs: number; input?: Uint8Array; job: Job }

process.on('message', (message: Message) => {
  if ('answer' in message) return answered?.(message.answer)
  begin(message.cpuMs)
  runJob(message.job, message.input, { ask, note: (path) => process.send?.({ note: path }) }).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : 'The job failed' }),
  )
})
