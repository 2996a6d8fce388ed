import type { PictureProblem } from '../limits.ts'

/** A call on sharp, by name. */
export type Step = [name: string, ...args: unknown[]]

/** Looks into a picture that somebody has sent, and makes the file of it that is kept. */
interface PrepareJob {
  kind: 'prepare'
}

export type Prepared = { problem: PictureProblem } | { data: Buffer; type: string }

/** Calls sharp with a picture that was prepared before. */
export interface PipelineJob {
  isAnimated: boolean
  kind: 'pipeline'
  steps: Step[]
}

/** The same, for the size of the outcome alone. */
export interface MeasureJob extends Omit<PipelineJob, 'kind'> {
  kind: 'measure'
}

export interface PipelineResult {
  data: Buffer
  info: { format: string; height: number; size: number; width: number }
}

/** Reads what a picture says of itself. */
export interface MetadataJob {
  isAnimated: boolean
  kind: 'metadata'
}

/** Takes everything out of an SVG that could run or load something. */
interface SvgJob {
  kind: 'svg'
}

export type SvgResult = { problem: PictureProblem } | { data: Buffer }

export type Job = MeasureJob | MetadataJob | PipelineJob | PrepareJob | SvgJob
