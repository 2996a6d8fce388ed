/** The latest of many values; the oldest go first. */
export class Remembered<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  /** @param most how many are kept */
  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  set(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
  }
}
