import { GateFull } from '@/lib/workers/FairGate'

export interface TurnOptions {
  /** Maximum number of pages that are rendered at once. */
  workers: number
  /** Maximum number of waiting pages of one site. */
  waitingPerSite: number
  /** Maximum number of waiting pages of all sites. */
  waiting: number
}

interface SiteQueue {
  live: (() => void)[]
  previews: (() => void)[]
  /** Number of live pages that have begun since the first preview waits. */
  passed: number
}

/**
 * Maximum number of live pages that a preview or check waits for: whoever mends a theme under which the site suffers gets
 * a turn.
 */
const MAX_PASSED = 8

const kindOf = ({ live, passed, previews }: SiteQueue): 'live' | 'previews' =>
  previews.length > 0 && (live.length === 0 || passed >= MAX_PASSED) ? 'previews' : 'live'

/**
 * Gives sites fair turns at the processes that render templates. While several sites wait, each has one process at
 * most; one always stays free for other sites, if there are two or more. Previews wait for live pages, but not for ever.
 */
export class SiteTurns {
  readonly #options: TurnOptions
  /** Waiting pages by site, in the order of the sites' turns. */
  readonly #queues = new Map<string, SiteQueue>()
  readonly #running = new Map<string, number>()
  #runningInAll = 0

  constructor(options: TurnOptions) {
    this.#options = options
  }

  /**
   * Waits for a turn.
   * @returns a function that ends the turn; further calls have no effect
   * @throws GateFull if too many pages are waiting
   */
  async enter(site: string, { isPreview = false } = {}): Promise<() => void> {
    const queue = this.#queues.get(site) ?? { live: [], passed: 0, previews: [] }
    const own = isPreview ? queue.previews : queue.live
    if (!this.#hasSlot(site) && own.length >= this.#options.waitingPerSite) throw new GateFull('group')
    if (!this.#hasSlot(site) && this.#waiting() >= this.#options.waiting) throw new GateFull('everybody')
    await new Promise<void>((begin) => {
      own.push(begin)
      this.#queues.set(site, queue)
      this.#beginNext()
    })
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.#leave(site)
    }
  }

  #waiting(): number {
    return [...this.#queues.values()].reduce((sum, { live, previews }) => sum + live.length + previews.length, 0)
  }

  #hasSlot(site: string): boolean {
    const { workers } = this.#options
    return this.#runningInAll < workers && this.#runningOf(site) < Math.max(1, workers - 1)
  }

  #runningOf(site: string): number {
    return this.#running.get(site) ?? 0
  }

  #leave(site: string): void {
    const remaining = this.#runningOf(site) - 1
    if (remaining > 0) this.#running.set(site, remaining)
    else this.#running.delete(site)
    this.#runningInAll--
    this.#beginNext()
  }

  /** Begins the next page: live and overdue ones before previews, then of the site with the fewest running, then in turn. */
  #beginNext(): void {
    const ready = [...this.#queues].filter(([site]) => this.#hasSlot(site))
    const first = ready.filter(([, queue]) => kindOf(queue) === 'live' || queue.passed >= MAX_PASSED)
    const [next] = (first.length > 0 ? first : ready).sort(([a], [b]) => this.#runningOf(a) - this.#runningOf(b))
    if (!next) return
    const [site, queue] = next
    const kind = kindOf(queue)
    const begin = queue[kind].shift()
    if (kind === 'previews') queue.passed = 0
    else for (const other of this.#queues.values()) if (other.previews.length > 0) other.passed++
    this.#queues.delete(site)
    // The site is last in the next round.
    if (queue.live.length + queue.previews.length > 0) this.#queues.set(site, queue)
    this.#runningInAll++
    this.#running.set(site, this.#runningOf(site) + 1)
    begin?.()
  }
}
