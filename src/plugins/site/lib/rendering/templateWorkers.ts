import { availableParallelism } from 'node:os'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { JobLost } from '@/lib/workers/ChildWorker'
import { programPath } from '@/lib/workers/programPath'
import { WorkerPool } from '@/lib/workers/WorkerPool'
import type { TemplateProblem } from '../../engine/checkTemplates'
import { SiteTurns } from './SiteTurns'
import type { CheckJob, CompileJob, Job, Parsed, Rendering, RenderJob } from './jobs'

const PROGRAM = 'src/plugins/site/lib/rendering/worker/main.ts'

/** One process for the heaviest site, and at least one for all others. */
const PROCESSES = Math.min(4, Math.max(2, availableParallelism()))

const HEAP_MB = 256

/** A process is kept for the next page: starting one takes half a second. */
const IDLE_MS = 10 * 60_000

/** Limits of CPU time in milliseconds, far above those within the process, which leave out the file in question. */
const CPU_MS = { check: 10_000, compile: 10_000, render: 4_000 } as const satisfies Record<Job['kind'], number>

const TURNS = { waiting: 200, waitingPerSite: 20, workers: PROCESSES }

/** Of all bundles, so that the process never has more. */
const shared = () =>
  oncePerProcess('templateWorkers', () => ({
    pool: new WorkerPool({ heapMb: HEAP_MB, idleMs: IDLE_MS, program: programPath(PROGRAM), size: PROCESSES }),
    turns: new SiteTurns(TURNS),
  }))

interface Turn {
  /** Id of the site that the work counts against. */
  site: string
  isPreview?: boolean
  /** Files of the theme that the job names. */
  input?: Buffer
  answer?: (question: unknown) => Promise<unknown>
  onNote?: (note: unknown) => void
}

interface Results {
  check: TemplateProblem[]
  compile: Parsed
  render: Rendering
}

const NO_FILES = Buffer.alloc(0)

/**
 * Runs a job on templates of a tenant in another process, once it is the site's turn.
 * @throws GateFull if the site has too many pages waiting; JobLost if the process ended
 */
export async function runInTurn<OwnJob extends CheckJob | CompileJob | RenderJob>(
  job: OwnJob,
  { input = NO_FILES, isPreview = false, site, ...callbacks }: Turn,
): Promise<Results[OwnJob['kind']]> {
  const { pool, turns } = shared()
  const leave = await turns.enter(site, { isPreview })
  try {
    return (await pool.run({ cpuMs: CPU_MS[job.kind], input, job, ...callbacks })) as Results[OwnJob['kind']]
  } finally {
    leave()
  }
}

/**
 * Checks templates of a package in another process, behind the live pages of the site.
 * @param files text files by path
 * @throws GateFull if the site has too many previews and checks waiting
 */
export async function checkTemplatesInTurn(
  site: string,
  files: ReadonlyMap<string, string>,
): Promise<TemplateProblem[]> {
  try {
    return await runTwiceInTurn({ files: new Map(files), kind: 'check' }, { isPreview: true, site })
  } catch (error) {
    if (!JobLost.is(error)) throw error
    const [file = ''] = [...files.keys()].filter((path) => path.endsWith('.liquid'))
    return [{ column: 1, file, isHint: false, line: 1, message: 'it takes too long to read' }]
  }
}

/** Like `runInTurn`, but tries once more when the process ends: that may have had another cause. */
export async function runTwiceInTurn<OwnJob extends CheckJob | CompileJob>(
  job: OwnJob,
  turn: Turn,
): Promise<Results[OwnJob['kind']]> {
  try {
    return await runInTurn(job, turn)
  } catch (error) {
    if (!JobLost.is(error)) throw error
    return runInTurn(job, turn)
  }
}
