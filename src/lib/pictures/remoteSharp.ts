import type { Metadata, OutputInfo, ResizeOptions, Region, Sharp, SharpOptions } from 'sharp'
import { readMetadata, runPipeline } from './pictureWorkers'
import type { Step } from './worker/jobs'

interface WithInfo {
  data: Buffer
  info: Pick<OutputInfo, 'format' | 'height' | 'size' | 'width'>
}

/** Sizes ask several times what the same picture says of itself. */
const known = new WeakMap<Buffer, Map<boolean, Promise<object>>>()

/**
 * Notes what Payload calls on a picture, and has it done in a child process when it asks for the outcome. Has the
 * calls of sharp that Payload makes, and no others: a new one fails in the open.
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

  /** Of the picture that came in, as with sharp. */
  metadata(): Promise<Partial<Metadata>> {
    const answers = known.get(this.#input) ?? new Map<boolean, Promise<object>>()
    known.set(this.#input, answers)
    const answer =
      answers.get(this.#isAnimated) ?? readMetadata(this.#input, { isAnimated: this.#isAnimated, kind: 'metadata' })
    answers.set(this.#isAnimated, answer)
    return answer
  }

  async toBuffer(options?: { resolveWithObject: boolean }): Promise<Buffer | WithInfo> {
    const kind = this.#isToBeCut() ? 'measure' : 'pipeline'
    const result = await runPipeline(this.#input, { isAnimated: this.#isAnimated, kind, steps: this.#steps })
    return options?.resolveWithObject ? result : result.data
  }

  /** Before it cuts a size around the focal point, Payload asks how large the picture is then, and for nothing else. */
  #isToBeCut(): boolean {
    const [name, options] = this.#steps.at(-1) ?? []
    const { fastShrinkOnLoad, height, width } = (options ?? {}) as ResizeOptions
    return name === 'resize' && fastShrinkOnLoad === false && (height === undefined) !== (width === undefined)
  }

  #with(...steps: Step[]): RemotePipeline {
    return new RemotePipeline(this.#input, this.#isAnimated, [...this.#steps, ...steps])
  }
}

/** Stands where Payload asks for sharp. No picture is opened in the process that answers requests. */
export function remoteSharp(input: unknown, { animated = false }: SharpOptions = {}): Sharp {
  if (!Buffer.isBuffer(input)) throw new TypeError('A picture is expected as a Buffer')
  // Payload's type asks for all of sharp; it uses what the class above has, as the tests of uploads show.
  return new RemotePipeline(input, animated) as unknown as Sharp
}
