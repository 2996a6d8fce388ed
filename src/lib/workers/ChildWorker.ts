import { AsyncLocalStorage } from 'node:async_hooks'
import { fork, type ChildProcess } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { programPath } from './programPath'

/** Why a child process returned no result. */
export type LostReason = 'crash' | 'memory' | 'time'

export class JobLost extends Error {
  override name = 'WorkLost'
  readonly reason: LostReason

  constructor(reason: LostReason) {
    super(`The work ended without a result (${reason})`)
    this.reason = reason
  }

  /** Checks the name, because a process may load this class several times, once per bundle. */
  static is(error: unknown): error is JobLost {
    return error instanceof Error && error.name === 'WorkLost'
  }
}

/** The error of a failed job in the child process, with its message only. */
class WorkFailed extends Error {
  override name = 'WorkFailed'
}

export interface Work {
  /** The job and its options, passed to the child process unchanged. */
  job: object
  /** Input of the job. Sent only once if consecutive jobs have the same input. */
  input: Buffer
  /** CPU time limit, which does not depend on the load of the machine. The child process exits when it is exceeded. */
  cpuMs: number
  /** Answers a question that the child process asks before it returns a result. Its time limit is paused meanwhile. */
  answer?: (question: unknown) => Promise<unknown>
  /** Receives what the child process reports before it returns a result. */
  onNote?: (note: unknown) => void
}

interface Answer {
  error?: string
  result?: unknown
}

/** A message before the result of a job. */
type Interim = { note: unknown } | { question: unknown }

/** Exit codes of a child process that has exceeded a limit. */
const OVER_MEMORY = 77
const OVER_TIME = 78

/** A child process that does not check its limits is killed after this multiple of its CPU time. */
const KILL_FACTOR = 4

/** The child process may read files and load native modules, but not write files or start programs. */
const SANDBOX_FLAGS = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=ExperimentalWarning']

/** Sources are run as they are, with the paths that the bundler understands. Bundles need no help. */
const sourceFlags = (program: string): string[] =>
  program.endsWith('.ts') ? ['--import', pathToFileURL(programPath(SOURCE_IMPORTS)).href] : []

const SOURCE_IMPORTS = 'src/lib/workers/sourceImports.ts'

/** The environment contains no settings or secrets of this process, as the child processes untrusted files. */
const environment = (): NodeJS.ProcessEnv => ({
  LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  // Limits glibc's memory arenas per thread.
  MALLOC_ARENA_MAX: '2',
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
})

/** The reason of an exit. V8 aborts when its heap is full. */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): LostReason {
  if (code === OVER_TIME) return 'time'
  return code === OVER_MEMORY || code === 134 || signal === 'SIGABRT' ? 'memory' : 'crash'
}

/** A child process that runs one job at a time. Ends with this process. */
export class ChildWorker {
  readonly #child: ChildProcess
  #answered: ((answer: Answer | JobLost) => void) | null = null
  #asked: ((message: Interim) => void) | null = null
  #lastInput: Buffer | null = null
  isRunning = true

  /**
   * @param program TypeScript module that handles messages and that Node can run directly
   * @param heapMb limit of its JavaScript heap
   */
  constructor(program: string, heapMb: number) {
    this.#child = fork(program, [], {
      env: environment(),
      execArgv: [...SANDBOX_FLAGS, ...sourceFlags(program), `--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      // Decoders print a line for each invalid byte.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (message: Answer | Interim) => {
      if ('note' in message || 'question' in message) this.#asked?.(message)
      else this.#answered?.(message)
    })
    this.#child.once('error', () => this.#end('crash'))
    this.#child.once('exit', (code, signal) => {
      this.isRunning = false
      const end = () => this.#end(reasonOf(code, signal))
      // Its last messages arrive before the channel closes.
      if (this.#child.connected) this.#child.once('disconnect', end)
      else end()
    })
    this.#rest()
  }

  /**
   * @returns the result of the child process
   * @throws WorkFailed with the message of the child process; WorkLost if it exited or was killed
   */
  async do({ answer: answerTo, cpuMs, input, job, onNote }: Work): Promise<unknown> {
    this.#child.ref()
    this.#child.channel?.ref()
    // Questions arrive outside of the caller's context, such as its transaction.
    const inContext = AsyncLocalStorage.snapshot()
    const answer = await new Promise<Answer | JobLost>((resolve, reject) => {
      const startLimit = () =>
        setTimeout(() => {
          this.#end('time')
          this.#child.kill('SIGKILL')
        }, cpuMs * KILL_FACTOR)
      let limit = startLimit()
      /** Without a message or an answer, the process would wait for ever. */
      const giveUp = (error: unknown) => {
        clearTimeout(limit)
        this.#answered = null
        this.stop()
        reject(error instanceof Error ? error : new Error('The job could not be sent', { cause: error }))
      }
      this.#answered = (received) => {
        clearTimeout(limit)
        this.#answered = null
        this.#asked = null
        resolve(received)
      }
      this.#asked = (message) => {
        if ('note' in message) return onNote?.(message.note)
        clearTimeout(limit)
        inContext(async () => answerTo?.(message.question))
          .then((found) => {
            if (!this.#answered) return
            limit = startLimit()
            this.#child.send({ answer: found }, (error) => error && this.#end('crash'))
          })
          .catch(giveUp)
      }
      const hasInput = this.#lastInput === input
      this.#lastInput = input
      try {
        this.#child.send(hasInput ? { cpuMs, job } : { cpuMs, input, job }, (error) => error && this.#end('crash'))
      } catch (error) {
        giveUp(error)
      }
    })
    this.#rest()
    if (answer instanceof JobLost) throw answer
    if (answer.error !== undefined) throw new WorkFailed(answer.error)
    return answer.result
  }

  /** Whether the child process still holds this input. */
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
    this.#answered?.(new JobLost(reason))
  }

  /** An idle child process does not keep this process alive. */
  #rest(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }
}
