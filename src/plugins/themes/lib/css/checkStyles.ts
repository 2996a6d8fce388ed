import path from 'node:path'
import { oncePerProcess } from '../../../../lib/process/oncePerProcess'
import { WorkLost } from '../../../../lib/workers/ChildWorker'
import { WorkerPool } from '../../../../lib/workers/WorkerPool'
import type { ContentTools } from '../package/content'
import type { StylesResult } from './worker/main.ts'

/** A file of the sources that Node runs as it is: bundlers need not know of it. */
const PROGRAM = path.join('src', 'plugins', 'themes', 'lib', 'css', 'worker', 'main.ts')

/** Of the processor's time. */
const STYLES_MS = 5_000

const pool = () =>
  oncePerProcess(
    'stylesWorkers',
    () => new WorkerPool({ heapMb: 256, idleMs: 30_000, program: path.resolve(PROGRAM), size: 2 }),
  )

/**
 * Parses and minifies a style sheet in a process of its own: the parser is native code, and a sheet that nests without
 * end takes the process down in which it is read.
 * @param group whose it is
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
      if (WorkLost.is(error)) return { problem: 'lost' }
      throw error
    }
  }
