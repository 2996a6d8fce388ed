import type { Metadata, OutputInfo, ResizeOptions, Region, Sharp, SharpOptions } from 'sharp'
import { readMetadata, runPipeline } from './pictureWorkers'
import type { Step } from './worker/jobs'

interface WithInfo {
  data: Buffer
  info: Pick<OutputInfo, 'format' | 'height' | 'size' | 'width'>
}

/** Cache of metadata, because each image size requests that of the same image. */
const metadataCache = new WeakMap<Buffer, Map<boolean, Promise<object>>>()

/**
 * Records the sharp calls that Payload makes on an image, and runs them in a child process when the result is
 * requested. Supports only the methods that Payload uses; any other call fails visibly.
 */
class RemotePipeline {
  readonly #input: Buffer
  readonly #isAnimated: boolean
  readonly #steps: Step[]

  constructor(input: Buffer, isAnimated: boolean, steps: Step[] = []) {
    this.#input = input
    this.#isAnimated = isAnimated
    this.#steps = steps
  }

  clone(): RemotePipeline {
    return this.#with()
  }

  extract(region: Region): RemotePipeline {
    return this.#with(['extract', region])
  }

  resize(options: ResizeOptions): RemotePipeline {
    const { fastShrinkOnLoad, fit, height, position, width } = options
    return this.#with(['resize', { fastShrinkOnLoad, fit, height, position, width }])
  }

  rotate(): RemotePipeline {
    return this.#with(['rotate'])
  }

  toFormat(format: string, options?: object): RemotePipeline {
    return this.#with(['toFormat', format, options])
  }

  /** Metadata of the input image, as with sharp. */
  metadata(): Promise<Partial<Metadata>> {
    const cached = metadataCache.get(this.#input) ?? new Map<boolean, Promise<object>>()
    metadataCache.set(this.#input, cached)
    const metadata =
      cached.get(this.#isAnimated) ?? readMetadata(this.#input, { isAnimated: this.#isAnimated, kind: 'metadata' })
    cached.set(this.#isAnimated, metadata)
    return metadata
  }

  async toBuffer(options?: { resolveWithObject: boolean }): Promise<Buffer | WithInfo> {
    const kind = this.#isToBeCut() ? 'measure' : 'pipeline'
    const result = await runPipeline(this.#input, { isAnimated: this.#isAnimated, kind, steps: this.#steps })
    return options?.resolveWithObject ? result : result.data
  }

  /** Before cropping a size around the focal point, Payload requests the resized dimensions only. */
  #isToBeCut(): boolean {
    const [name, options] = this.#steps.at(-1) ?? []
    const { fastShrinkOnLoad, height, width } = (options ?? {}) as ResizeOptions
    return name === 'resize' && fastShrinkOnLoad === false && (height === undefined) !== (width === undefined)
  }

  #with(...steps: Step[]): RemotePipeline {
    return new RemotePipeline(this.#input, this.#isAnimated, [...this.#steps, ...steps])
  }
}

/** Replaces sharp in Payload, so that no image is decoded in the process that handles requests. */
export function createRemoteSharp(input: unknown, { animated = false }: SharpOptions = {}): Sharp {
  if (!Buffer.isBuffer(input)) throw new TypeError('remoteSharp expects the image as a Buffer')
  // Payload's type requires all of sharp, but it only uses the methods above, as the upload tests verify.
  return new RemotePipeline(input, animated) as unknown as Sharp
}
