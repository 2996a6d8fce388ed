/** Ends an answer whose model is silent: from its request to its first word, and between words. */
export class SilenceTimer {
  readonly #controller = new AbortController()
  /** Tool calls that are running: the model waits for them, not we for it. */
  #calls = 0
  #timer: NodeJS.Timeout | undefined

  /** @param milliseconds how long the model can be silent */
  constructor(private readonly milliseconds: number) {
    this.#restart()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Notes a chunk of the answer. */
  heard(type: string): void {
    if (type === 'tool-input-available') this.#calls += 1
    if (type === 'tool-output-available' || type === 'tool-output-error') this.#calls = Math.max(0, this.#calls - 1)
    this.#restart()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #restart(): void {
    clearTimeout(this.#timer)
    if (this.#calls === 0) this.#timer = setTimeout(() => this.#controller.abort(), this.milliseconds).unref()
  }
}
