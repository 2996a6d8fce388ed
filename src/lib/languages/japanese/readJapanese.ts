import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { JobLost } from '@/lib/workers/ChildWorker'
import { programPath } from '@/lib/workers/programPath'
import { WorkerPool } from '@/lib/workers/WorkerPool'

const PROGRAM = 'src/lib/languages/japanese/worker/main.ts'

/** Limit of processor time, in milliseconds: reading the dictionary takes about two seconds, a title less than one ms. */
const READING_MS = 20_000

const pool = () =>
  oncePerProcess(
    'japaneseWorkers',
    () => new WorkerPool({ heapMb: 256, idleMs: 600_000, program: programPath(PROGRAM), size: 1 }),
  )

const NO_INPUT = Buffer.alloc(0)

/**
 * Spells a Japanese text in Latin letters as it is spoken, word by word, in a process of its own: the dictionary takes
 * about 140 MB, and only sites in Japanese need it.
 * @returns null where it cannot be read now
 * @example await readJapanese('春の音楽会') // 'haru no ongaku kai'
 */
export async function readJapanese(text: string): Promise<string | null> {
  try {
    return (await pool().run({ cpuMs: READING_MS, input: NO_INPUT, job: { text } })) as string
  } catch (error) {
    if (JobLost.is(error)) return null
    throw error
  }
}
