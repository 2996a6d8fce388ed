import { ChildWorker, type Work } from './ChildWorker'

export interface PoolOptions {
  /** Path of the program of its child processes. */
  program: string
  /** How many processes there are at most. */
  size: number
  /** Limit of the JavaScript heap of each, in MB. */
  heapMb: number
  /** A process without work ends after so long. */
  idleMs: number
}

export interface PooledWork extends Work {
  /** Untested input of this group: its works never occupy all processes at once. */
  untestedOf?: string
}

interface Waiting {
  begin: (worker: ChildWorker) => void
  work: PooledWork
}

/**
 * Child processes that are started when there is work for them, and end when there is none for a while. One that takes
 * too long or too much memory is ended, with nothing lost but its own work.
 */
export class WorkerPool {
  readonly #options: PoolOptions
  readonly #idle: ChildWorker[] = []
  readonly #waiting: Waiting[] = []
  readonly #untested = new Map<string, number>()
  #busy = 0
  #idleTimer: NodeJS.Timeout | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /** @throws WorkFailed, WorkLost */
  async run(work: PooledWork): Promise<unknown> {
    const worker = await new Promise<ChildWorker>((begin) => {
      this.#waiting.push({ begin, work })
      this.#assign()
    })
    try {
      return await worker.do(work)
    } finally {
      this.#busy--
      this.#count(work, -1)
      if (worker.isRunning) this.#idle.push(worker)
      this.#assign()
      this.#endIdleLater()
    }
  }

  #assign(): void {
    while (this.#busy < this.#options.size) {
      const index = this.#waiting.findIndex(({ work }) => this.#mayBegin(work))
      const [next] = index < 0 ? [] : this.#waiting.splice(index, 1)
      if (!next) return
      this.#busy++
      this.#count(next.work, 1)
      next.begin(this.#workerFor(next.work.input))
    }
  }

  #mayBegin({ untestedOf }: PooledWork): boolean {
    return untestedOf === undefined || (this.#untested.get(untestedOf) ?? 0) < Math.max(1, this.#options.size - 1)
  }

  #count({ untestedOf }: PooledWork, difference: number): void {
    if (untestedOf === undefined) return
    const count = (this.#untested.get(untestedOf) ?? 0) + difference
    if (count > 0) this.#untested.set(untestedOf, count)
    else this.#untested.delete(untestedOf)
  }

  /** One that has the bytes already, if there is one. */
  #workerFor(input: Buffer): ChildWorker {
    const living = this.#idle.filter((worker) => worker.isRunning)
    const worker = living.find((one) => one.holds(input)) ?? living[0]
    this.#idle.splice(0, this.#idle.length, ...living.filter((one) => one !== worker))
    return worker ?? new ChildWorker(this.#options.program, this.#options.heapMb)
  }

  #endIdleLater(): void {
    clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => {
      for (const worker of this.#idle.splice(0)) worker.stop()
    }, this.#options.idleMs)
    this.#idleTimer.unref()
  }
}
