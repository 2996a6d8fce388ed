import { availableParallelism } from 'node:os'
import path from 'node:path'
import { oncePerProcess } from '../process/oncePerProcess'
import { WorkLost } from '../workers/ChildWorker'
import { WorkerPool } from '../workers/WorkerPool'
import type { PictureProblem } from './limits'
import type { Job, MeasureJob, MetadataJob, PipelineJob, PipelineResult, Prepared, SvgResult } from './worker/jobs'

/** A file of the sources that Node runs as it is: bundlers need not know of it. */
const PROGRAM = path.join('src', 'lib', 'pictures', 'worker', 'main.ts')

/** Of the processor's time. */
const PREPARE_MS = 15_000
const PIPELINE_MS = 60_000
const SVG_MS = 5_000

const pool = () =>
  oncePerProcess(
    'pictureWorkers',
    () =>
      new WorkerPool({
        heapMb: 512,
        idleMs: 60_000,
        program: path.resolve(PROGRAM),
        size: Math.min(4, Math.max(2, availableParallelism())),
      }),
  )

/** Checks a picture that somebody has sent, and makes the file that is kept. @param group whose it is */
export const preparePicture = (input: Buffer, group: string): Promise<Prepared> =>
  untested<Prepared>({ kind: 'prepare' }, input, group, PREPARE_MS)

/** Takes everything out of an SVG that could run or load something. @param group whose it is */
export const cleanSvg = (input: Buffer, group: string): Promise<SvgResult> =>
  untested<SvgResult>({ kind: 'svg' }, input, group, SVG_MS)

/** Calls sharp with a picture that was prepared. */
export const runPipeline = (input: Buffer, job: MeasureJob | PipelineJob): Promise<PipelineResult> =>
  run<PipelineResult>(job, input, PIPELINE_MS)

export const readMetadata = (input: Buffer, job: MetadataJob): Promise<object> => run<object>(job, input, PIPELINE_MS)

/** What takes too much time or memory, or breaks its decoder, is a problem of the picture and no failure of ours. */
async function untested<Result>(
  job: Job,
  input: Buffer,
  group: string,
  cpuMs: number,
): Promise<Result | { problem: PictureProblem }> {
  try {
    return (await pool().run({ cpuMs, input, job, untestedOf: group })) as Result
  } catch (error) {
    if (WorkLost.is(error)) return { problem: 'tooMuchWork' }
    throw error
  }
}

/** Its own child process answers in the shape that its job asks for. */
const run = async <Result>(job: Job, input: Buffer, cpuMs: number): Promise<Result> =>
  (await pool().run({ cpuMs, input, job })) as Result
