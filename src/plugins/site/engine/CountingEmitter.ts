import { Markup } from './Markup'
import type { Run } from './Run'

/** Collects what is drawn, up to the length that a page may have. */
export class CountingEmitter {
  buffer = ''
  readonly #run: Pick<Run, 'write'>

  constructor(run: Pick<Run, 'write'>) {
    this.#run = run
  }

  write(value: unknown): void {
    const text =
      typeof value === 'string'
        ? value
        : value instanceof Markup
          ? value.toString()
          : value === null || value === undefined
            ? ''
            : String(value)
    this.#run.write(text.length)
    this.buffer += text
  }
}
