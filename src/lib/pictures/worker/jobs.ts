import type { PictureProblem } from '../limits.ts'

/** A sharp method call. */
export type Step = [name: string, ...args: unknown[]]

/** Validates an uploaded image and creates the file to store. */
interface PrepareJob {
  kind: 'prepare'
}

export type Prepared = { problem: PictureProblem } | { data: Buffer; type: string }

/** Runs sharp operations on a prepared image. */
export interface PipelineJob {
  isAnimated: boolean
  kind: 'pipeline'
  steps: Step[]
}

/** Like `PipelineJob`, but returns only the size of the result. */
export interface MeasureJob extends Omit<PipelineJob, 'kind'> {
  kind: 'measure'
}

export interface PipelineResult {
  data: Buffer
  info: { format: string; height: number; size: number; width: number }
}

/** Reads the metadata of an image. */
export interface MetadataJob {
  isAnimated: boolean
  kind: 'metadata'
}

/** Removes everything from an SVG that could run or load something. */
interface SvgJob {
  kind: 'svg'
}

export type SvgResult = { problem: PictureProblem } | { data: Buffer }

export type Job = MeasureJob | MetadataJob | PipelineJob | PrepareJob | SvgJob
