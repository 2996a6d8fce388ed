import { availableParallelism } from 'node:os'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { JobLost } from '@/lib/workers/ChildWorker'
import { programPath } from '@/lib/workers/programPath'
import { WorkerPool } from '@/lib/workers/WorkerPool'
import type { PictureProblem } from './limits'
import type { Job, MeasureJob, MetadataJob, PipelineJob, PipelineResult, Prepared, SvgResult } from './worker/jobs'

const PROGRAM = 'src/lib/pictures/worker/main.ts'

/** CPU time limits. */
const PREPARE_MS = 30_000
const PIPELINE_MS = 60_000
const SVG_MS = 15_000

/** Of all bundles, so that the process never has more. */
const pool = () =>
  oncePerProcess(
    'pictureWorkers',
    () =>
      new WorkerPool({
        heapMb: 512,
        idleMs: 60_000,
        program: programPath(PROGRAM),
        size: Math.min(4, Math.max(2, availableParallelism())),
      }),
  )

/**
 * Validates an uploaded image and creates the file to store.
 * @param group tenant or user, for fair scheduling
 */
export const preparePicture = (input: Buffer, group: string): Promise<Prepared> =>
  runUntrusted<Prepared>({ kind: 'prepare' }, input, group, PREPARE_MS)

/**
 * Removes everything from an SVG that could run or load something.
 * @param group tenant or user, for fair scheduling
 */
export const cleanSvg = (input: Buffer, group: string): Promise<SvgResult> =>
  runUntrusted<SvgResult>({ kind: 'svg' }, input, group, SVG_MS)

/** Runs sharp operations on a prepared image. */
export const runPipeline = (input: Buffer, job: MeasureJob | PipelineJob): Promise<PipelineResult> =>
  run<PipelineResult>(job, input, PIPELINE_MS)

export const readMetadata = (input: Buffer, job: MetadataJob): Promise<object> => run<object>(job, input, PIPELINE_MS)

/** Runs a job on untrusted input. Exceeding a limit or crashing the decoder is reported as a problem of the image. */
async function runUntrusted<Result>(
  job: Job,
  input: Buffer,
  group: string,
  cpuMs: number,
): Promise<Result | { problem: PictureProblem }> {
  try {
    return (await pool().run({ cpuMs, input, job, untestedOf: group })) as Result
  } catch (error) {
    if (JobLost.is(error)) return { problem: 'tooMuchWork' }
    throw error
  }
}

/** The child process returns the result type of the job. */
const run = async <Result>(job: Job, input: Buffer, cpuMs: number): Promise<Result> =>
  (await pool().run({ cpuMs, input, job })) as Result
