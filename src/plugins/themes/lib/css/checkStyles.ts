import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { JobLost } from '@/lib/workers/ChildWorker'
import { programPath } from '@/lib/workers/programPath'
import { WorkerPool } from '@/lib/workers/WorkerPool'
import type { ContentTools } from '../package/content'
import type { StylesResult } from './worker/main.ts'

const PROGRAM = 'src/plugins/themes/lib/css/worker/main.ts'

/** Limit of processor time, in milliseconds. */
const STYLES_MS = 5_000

/** Of all bundles, so that the process never has more. */
const pool = () =>
  oncePerProcess(
    'stylesWorkers',
    () => new WorkerPool({ heapMb: 256, idleMs: 30_000, program: programPath(PROGRAM), size: 2 }),
  )

/**
 * Parses and minifies a style sheet in a separate process: the parser is native code, and deeply nested input can crash
 * its process.
 * @param group tenant that the work counts against
 */
export const checkStyles =
  (group: string): ContentTools['checkStyles'] =>
  async (input) => {
    try {
      const result = (await pool().run({
        cpuMs: STYLES_MS,
        input,
        job: { kind: 'styles' },
        untestedOf: group,
      })) as StylesResult
      return 'data' in result ? { data: Buffer.from(result.data) } : result
    } catch (error) {
      if (JobLost.is(error)) return { problem: 'lost' }
      throw error
    }
  }
