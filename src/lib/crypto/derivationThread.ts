import { Worker } from 'node:worker_threads'
import { oncePerProcess } from '@/lib/process/oncePerProcess'

/** Input of a key derivation. */
export interface Derivation {
  password: string
  salt: string
  iterations: number
  /** Length of the key in bytes. */
  bytes: number
}

/**
 * Nice value of the threads, from 0 to 19: short tasks take precedence, but on a fully loaded machine a password still
 * gets a sixth of a CPU.
 */
const NICENESS = 7

/** On Linux, a thread has a priority of its own. Elsewhere this would change the priority of the whole process. */
const PROGRAM = `
const { pbkdf2Sync } = require('node:crypto')
const { setPriority } = require('node:os')
const { parentPort } = require('node:worker_threads')
try {
  if (process.platform === 'linux') setPriority(${NICENESS})
} catch {
  // Without permission, the thread keeps the normal priority.
}
parentPort.on('message', ({ bytes, id, iterations, password, salt }) =>
  parentPort.postMessage({ id, key: pbkdf2Sync(password, salt, iterations, bytes, 'sha256') }))
`

interface Waiting {
  reject: (error: Error) => void
  resolve: (key: Buffer) => void
}

/** A worker thread that derives keys one after the other. It does not keep the process alive. */
class DerivationThread {
  private readonly waiting = new Map<number, Waiting>()
  private worker: Worker | null = null
  private last = 0

  get load(): number {
    return this.waiting.size
  }

  derive(derivation: Derivation): Promise<Buffer> {
    const worker = (this.worker ??= this.start())
    const id = ++this.last
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { reject, resolve })
      worker.ref()
      worker.postMessage({ id, ...derivation })
    })
  }

  private start(): Worker {
    const worker = new Worker(PROGRAM, { eval: true })
    worker.on('message', ({ id, key }: { id: number; key: Uint8Array }) => {
      this.waiting.get(id)?.resolve(Buffer.from(key))
      this.waiting.delete(id)
      if (this.waiting.size === 0) worker.unref()
    })
    worker.on('error', (error) =>
      this.end(worker, error instanceof Error ? error : new Error('The key derivation thread failed')),
    )
    worker.on('exit', () => this.end(worker, new Error('The key derivation thread exited')))
    return worker
  }

  /** The next request starts a new thread. */
  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
    this.worker = null
  }
}

/** Of all bundles, so that derivations leave processors to requests. */
const threads = oncePerProcess('derivationThreads', () => [new DerivationThread(), new DerivationThread()])

/** Derives a key by PBKDF2 with SHA-256, in a separate thread. */
export function deriveInThread(derivation: Derivation): Promise<Buffer> {
  const [first, second] = threads as [DerivationThread, DerivationThread]
  return (second.load < first.load ? second : first).derive(derivation)
}
