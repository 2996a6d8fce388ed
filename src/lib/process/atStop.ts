import { oncePerProcess } from './oncePerProcess.ts'

/** How long the process waits for its work, in milliseconds. */
const LIMIT_MS = 5_000

/** By name, so that code that is loaded twice registers once. */
const works = () => oncePerProcess('atStop', () => new Map<string, () => Promise<void>>())

/** Registers work of the web server's process that runs when it stops, after its last request. */
export function atStop(name: string, work: () => Promise<void>): void {
  works().set(name, work)
}

/**
 * Runs what is registered. Failures are logged, and neither they nor work that hangs keep the process from stopping.
 * @param limitMs Default: 5 s
 */
export async function runAtStop(limitMs = LIMIT_MS): Promise<void> {
  await Promise.all([...works()].map(([name, work]) => runWork(name, work, limitMs)))
}

async function runWork(name: string, work: () => Promise<void>, limitMs: number): Promise<void> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new Error(`Not done after ${limitMs} ms`)), limitMs)
  try {
    await Promise.race([work(), limit.promise])
  } catch (error) {
    console.error(`What "${name}" does at a stop has failed`, error)
  } finally {
    clearTimeout(timer)
  }
}
