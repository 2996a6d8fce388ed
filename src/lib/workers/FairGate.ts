/** Why a caller was rejected: the queue of its group is full, or that of all groups. */
export type QueueFullFor = 'everybody' | 'group'

export class GateFull extends Error {
  override name = 'GateFull'
  readonly fullFor: QueueFullFor

  constructor(fullFor: QueueFullFor) {
    super(`The queue is full (${fullFor}). Try again later.`)
    this.fullFor = fullFor
  }

  /** Checks the name, because a process may load this class several times, once per bundle. */
  static is(error: unknown): error is GateFull {
    return error instanceof Error && error.name === 'GateFull'
  }
}

interface QueueLimit {
  count: number
  bytes: number
}

export interface GateOptions {
  /** Maximum number of callers inside at once. */
  slots: number
  /**
   * Maximum number of callers per group inside at once: fewer than `slots`, so that another group always finds a slot.
   */
  slotsPerGroup: number
  /** Maximum number of waiting callers, and of bytes that they hold in memory. */
  waiting: QueueLimit
  waitingPerGroup: QueueLimit
}

interface Waiter {
  bytes: number
  letIn: () => void
}

/** Limits concurrency fairly between groups: a group with many callers delays only its own. */
export class FairGate {
  readonly #options: GateOptions
  /** Waiting callers by group, in the order of the groups' turns. */
  readonly #waiting = new Map<string, Waiter[]>()
  readonly #inside = new Map<string, number>()
  #insideInAll = 0

  constructor(options: GateOptions) {
    this.#options = options
  }

  /**
   * Waits for a slot.
   * @param bytes memory that the caller holds while it waits
   * @returns a function that releases the slot; further calls have no effect
   * @throws GateFull if the queue is full
   */
  async enter(group: string, bytes: number): Promise<() => void> {
    if (this.#hasSlot(group)) this.#take(group)
    else await this.#wait(group, bytes)
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.#leave(group)
    }
  }

  #hasSlot(group: string): boolean {
    return this.#insideInAll < this.#options.slots && (this.#inside.get(group) ?? 0) < this.#options.slotsPerGroup
  }

  #take(group: string): void {
    this.#insideInAll++
    this.#inside.set(group, (this.#inside.get(group) ?? 0) + 1)
  }

  #wait(group: string, bytes: number): Promise<void> {
    const own = this.#waiting.get(group) ?? []
    if (isOver([...own, { bytes }], this.#options.waitingPerGroup)) throw new GateFull('group')
    if (isOver([...this.#waiting.values()].flat().concat({ bytes, letIn: () => {} }), this.#options.waiting))
      throw new GateFull('everybody')
    return new Promise((letIn) => {
      own.push({ bytes, letIn })
      this.#waiting.set(group, own)
    })
  }

  #leave(group: string): void {
    this.#insideInAll--
    const remaining = (this.#inside.get(group) ?? 1) - 1
    if (remaining > 0) this.#inside.set(group, remaining)
    else this.#inside.delete(group)
    this.#letNextIn()
  }

  #letNextIn(): void {
    for (const [group, waiters] of this.#waiting) {
      if (!this.#hasSlot(group)) continue
      const next = waiters.shift()
      this.#waiting.delete(group)
      // Move the group to the end of the queue.
      if (waiters.length > 0) this.#waiting.set(group, waiters)
      if (!next) continue
      this.#take(group)
      next.letIn()
      return
    }
  }
}

function isOver(waiters: { bytes: number }[], limit: QueueLimit): boolean {
  return waiters.length > limit.count || waiters.reduce((sum, { bytes }) => sum + bytes, 0) > limit.bytes
}
