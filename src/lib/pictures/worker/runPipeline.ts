import type { Metadata, ResizeOptions, Sharp } from 'sharp'
import { DECODING, sharp } from './decoders.ts'
import type { MeasureJob, MetadataJob, PipelineJob, PipelineResult } from './jobs.ts'

type Call = (pipeline: Sharp, args: unknown[]) => Sharp

/** The sharp methods that Payload uses to create image sizes. */
const CALLS: Record<string, Call> = {
  extract: (pipeline, [region]) => pipeline.extract(region as Parameters<Sharp['extract']>[0]),
  resize: (pipeline, [options]) => pipeline.resize(neverEnlarging(options)),
  rotate: (pipeline) => pipeline.autoOrient(),
  toFormat: (pipeline, [format, options]) =>
    pipeline.toFormat(format as Parameters<Sharp['toFormat']>[0], options as Parameters<Sharp['toFormat']>[1]),
}

export async function runPipeline(input: Buffer, job: PipelineJob): Promise<PipelineResult> {
  const { data, info } = await (
    job.steps.some(([name]) => name === 'toFormat')
      ? pipelineOf(input, job)
      : withFastEncoding(pipelineOf(input, job), input)
  ).toBuffer({ resolveWithObject: true })
  return { data, info: { format: info.format, height: info.height, size: info.size, width: info.width } }
}

/** Skips encoding the result, which takes most of the time. */
export async function measure(input: Buffer, job: MeasureJob): Promise<PipelineResult> {
  const { info } = await pipelineOf(input, job).raw().toBuffer({ resolveWithObject: true })
  return {
    data: Buffer.alloc(0),
    info: { format: info.format, height: info.height, size: info.size, width: info.width },
  }
}

function pipelineOf(input: Buffer, { isAnimated, steps }: Pick<PipelineJob, 'isAnimated' | 'steps'>): Sharp {
  let pipeline = sharp(input, { ...DECODING, animated: isAnimated })
  for (const [name, ...args] of steps) {
    const call = CALLS[name]
    if (!call) throw new Error(`Unsupported sharp method "${name}". Add it to runPipeline.ts.`)
    pipeline = call(pipeline, args)
  }
  return pipeline
}

/** By default, AVIF takes several times as long for files that are only a few per cent smaller. */
const withFastEncoding = (pipeline: Sharp, input: Buffer): Sharp =>
  input.toString('latin1', 4, 12) === 'ftypavif' ? pipeline.avif({ effort: 2 }) : pipeline

/** Omits long values such as colour profiles. */
export async function readMetadata(input: Buffer, { isAnimated }: MetadataJob): Promise<Partial<Metadata>> {
  const { format, height, orientation, pageHeight, pages, width } = await sharp(input, {
    ...DECODING,
    animated: isAnimated,
  }).metadata()
  return { format, height, orientation, pageHeight, pages, width }
}

/** Prevents a tiny file from being enlarged to gigabytes. */
const neverEnlarging = (options: unknown): ResizeOptions => ({
  ...(options as ResizeOptions),
  withoutEnlargement: true,
})
