/** Why nobody else is let in: the caller's own group has too many waiting, or all groups together have. */
export type FullFor = 'everybody' | 'group'

export class GateFull extends Error {
  override name = 'GateFull'
  readonly fullFor: FullFor

  constructor(fullFor: FullFor) {
    super(`Too many are waiting (${fullFor})`)
    this.fullFor = fullFor
  }

  /** By its name: a process has one gate and may have this class several times, once in each bundle. */
  static is(error: unknown): error is GateFull {
    return error instanceof Error && error.name === 'GateFull'
  }
}

interface Room {
  count: number
  bytes: number
}

export interface GateOptions {
  /** How many are inside at once. */
  slots: number
  /** How many of one group are inside at once: fewer than `slots`, so that there is always room for another group. */
  slotsPerGroup: number
  /** How many may wait, and how much they may hold in memory meanwhile. */
  waiting: Room
  waitingPerGroup: Room
}

interface Waiter {
  bytes: number
  letIn: () => void
}

/** Lets a bounded number in. Groups take turns: whoever brings many waits for their own, not others for them. */
export class FairGate {
  readonly #options: GateOptions
  /** In the order of their turns. */
  readonly #waiting = new Map<string, Waiter[]>()
  readonly #inside = new Map<string, number>()
  #insideInAll = 0

  constructor(options: GateOptions) {
    this.#options = options
  }

  /**
   * Waits for a slot.
   * @param bytes what the caller holds in memory while it waits
   * @returns gives the slot back; calling it again does nothing
   * @throws GateFull when too many wait already
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
    const left = (this.#inside.get(group) ?? 1) - 1
    if (left > 0) this.#inside.set(group, left)
    else this.#inside.delete(group)
    this.#letNextIn()
  }

  #letNextIn(): void {
    for (const [group, waiters] of this.#waiting) {
      if (!this.#hasSlot(group)) continue
      const next = waiters.shift()
      this.#waiting.delete(group)
      // To the end of the line of groups.
      if (waiters.length > 0) this.#waiting.set(group, waiters)
      if (!next) continue
      this.#take(group)
      next.letIn()
      return
    }
  }
}

function isOver(waiters: { bytes: number }[], room: Room): boolean {
  return waiters.length > room.count || waiters.reduce((sum, { bytes }) => sum + bytes, 0) > room.bytes
}
