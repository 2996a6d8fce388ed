import { Worker } from 'node:worker_threads'
import { oncePerProcess } from '../process/oncePerProcess'

/** What a key is derived from. */
export interface Derivation {
  password: string
  salt: string
  iterations: number
  /** Length of the key. */
  bytes: number
}

/**
 * How far the threads give way, from 0 to 19: whoever has work that takes a moment goes first, and on a machine without
 * a moment to spare a password still gets a sixth of a processor.
 */
const NICENESS = 7

/** On Linux a thread has a priority of its own. Elsewhere this would be that of the whole process. */
const PROGRAM = `
const { pbkdf2Sync } = require('node:crypto')
const { setPriority } = require('node:os')
const { parentPort } = require('node:worker_threads')
try {
  if (process.platform === 'linux') setPriority(${NICENESS})
} catch {
  // Not allowed here: then it works like any other.
}
parentPort.on('message', ({ bytes, id, iterations, password, salt }) =>
  parentPort.postMessage({ id, key: pbkdf2Sync(password, salt, iterations, bytes, 'sha256') }))
`

interface Waiting {
  reject: (error: Error) => void
  resolve: (key: Buffer) => void
}

/** A thread that derives keys, one after the other. It does not keep the process alive. */
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
    worker.on('error', (error) => this.end(worker, error instanceof Error ? error : new Error('The thread broke')))
    worker.on('exit', () => this.end(worker, new Error('The thread ended')))
    return worker
  }

  /** The next one who comes starts another. */
  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
    this.worker = null
  }
}

const threads = oncePerProcess('quietThreads', () => [new DerivationThread(), new DerivationThread()])

/** Derives a key by PBKDF2 with SHA-256, beside everything else that the process does. */
export function deriveInThread(derivation: Derivation): Promise<Buffer> {
  const [one, other] = threads as [DerivationThread, DerivationThread]
  return (other.load < one.load ? other : one).derive(derivation)
}
