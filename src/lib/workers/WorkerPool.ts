import { ChildWorker, type Work } from './ChildWorker'

export interface PoolOptions {
  /** Path of the module that the child processes run. */
  program: string
  /** Maximum number of processes. */
  size: number
  /** Limit of the JavaScript heap of each process, in MB. */
  heapMb: number
  /** Idle time after which a process ends. */
  idleMs: number
}

export interface PooledWork extends Work {
  /** Group of a job with untrusted input: its jobs never occupy all processes at once. */
  untestedOf?: string
}

interface Waiting {
  begin: (worker: ChildWorker) => void
  work: PooledWork
}

/**
 * A pool of child processes that start on demand and end when idle. A process that exceeds its limits is killed, which
 * affects only its own job.
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

  /** Prefers a process that already holds the input. */
  #workerFor(input: Buffer): ChildWorker {
    const living = this.#idle.filter((worker) => worker.isRunning)
    const worker = living.find((candidate) => candidate.holds(input)) ?? living[0]
    this.#idle.splice(0, this.#idle.length, ...living.filter((candidate) => candidate !== worker))
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
