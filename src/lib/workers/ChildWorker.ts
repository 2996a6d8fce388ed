import { fork, type ChildProcess } from 'node:child_process'

/** Why a child process gave no answer. */
export type LostReason = 'crash' | 'memory' | 'time'

export class WorkLost extends Error {
  override name = 'WorkLost'
  readonly reason: LostReason

  constructor(reason: LostReason) {
    super(`The work ended without a result (${reason})`)
    this.reason = reason
  }

  /** By its name: a process has one pool of workers and may have this class several times, once in each bundle. */
  static is(error: unknown): error is WorkLost {
    return error instanceof Error && error.name === 'WorkLost'
  }
}

/** What the child answers with when its work throws: the message alone. */
class WorkFailed extends Error {
  override name = 'WorkFailed'
}

export interface Work {
  /** What to do, and with which options. Travels as it is. */
  job: object
  /** Bytes to do it with. Sent once when several works in a row have the same. */
  input: Buffer
  /** Of the processor's time, which does not run faster on a busy machine. The child ends itself then. */
  cpuMs: number
}

export interface Answer {
  error?: string
  result?: unknown
}

/** Exit codes of a child that has found itself above one of its limits. */
const OVER_MEMORY = 77
const OVER_TIME = 78

/** A child that does not even look at its limits is ended from outside. */
const PATIENCE = 4

/** Its JavaScript reads files and loads native modules, and may neither write files nor start programs. */
const CONFINED = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=ExperimentalWarning']

/** Nothing of this process's settings and secrets: the child opens what strangers send. */
const environment = (): NodeJS.ProcessEnv => ({
  LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  // Keeps glibc from holding on to memory for each thread.
  MALLOC_ARENA_MAX: '2',
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
})

/** V8 aborts when its heap is full. */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): LostReason {
  if (code === OVER_TIME) return 'time'
  return code === OVER_MEMORY || code === 134 || signal === 'SIGABRT' ? 'memory' : 'crash'
}

/** A child process that does one work at a time. Ends with this process. */
export class ChildWorker {
  readonly #child: ChildProcess
  #answered: ((answer: Answer | WorkLost) => void) | null = null
  #lastInput: Buffer | null = null
  isRunning = true

  /**
   * @param program a module that answers messages, as TypeScript that Node runs by itself
   * @param heapMb limit of its JavaScript heap
   */
  constructor(program: string, heapMb: number) {
    this.#child = fork(program, [], {
      env: environment(),
      execArgv: [...CONFINED, `--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      // Decoders print a line for each broken byte.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (answer: Answer) => this.#answered?.(answer))
    this.#child.once('error', () => this.#end('crash'))
    this.#child.once('exit', (code, signal) => this.#end(reasonOf(code, signal)))
    this.#rest()
  }

  /**
   * @returns what the child answers
   * @throws WorkFailed with the child's message; WorkLost when the child had to be ended, or ended itself
   */
  async do({ cpuMs, input, job }: Work): Promise<unknown> {
    this.#child.ref()
    this.#child.channel?.ref()
    const answer = await new Promise<Answer | WorkLost>((resolve) => {
      const limit = setTimeout(() => {
        this.#end('time')
        this.#child.kill('SIGKILL')
      }, cpuMs * PATIENCE)
      this.#answered = (one) => {
        clearTimeout(limit)
        this.#answered = null
        resolve(one)
      }
      const known = this.#lastInput === input
      this.#lastInput = input
      this.#child.send(known ? { cpuMs, job } : { cpuMs, input, job }, (error) => error && this.#end('crash'))
    })
    this.#rest()
    if (answer instanceof WorkLost) throw answer
    if (answer.error !== undefined) throw new WorkFailed(answer.error)
    return answer.result
  }

  /** Whether it still holds these bytes. */
  holds(input: Buffer): boolean {
    return this.#lastInput === input
  }

  stop(): void {
    this.isRunning = false
    this.#child.kill('SIGKILL')
  }

  #end(reason: LostReason): void {
    this.isRunning = false
    this.#lastInput = null
    this.#answered?.(new WorkLost(reason))
  }

  /** Without work it keeps nobody's process alive. */
  #rest(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }
}
