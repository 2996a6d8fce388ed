/** A map of limited size that evicts the oldest entries. */
export class RecentValues<Value> {
  readonly #max: number
  readonly #values = new Map<string, Value>()

  /** @param max maximum number of entries */
  constructor(max: number) {
    this.#max = max
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  delete(key: string): void {
    this.#values.delete(key)
  }

  set(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#max && oldest !== undefined) this.#values.delete(oldest)
  }
}
