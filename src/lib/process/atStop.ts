import { oncePerProcess } from './oncePerProcess.ts'

/** By name, so that code that is loaded twice registers once. */
const works = () => oncePerProcess('atStop', () => new Map<string, () => Promise<void>>())

/** Registers work of the web server's process that runs when it stops, after its last request. */
export function atStop(name: string, work: () => Promise<void>): void {
  works().set(name, work)
}

/** Runs what is registered. Failures are logged and never keep the process from stopping. */
export async function runAtStop(): Promise<void> {
  await Promise.all(
    [...works()].map(async ([name, work]) => {
      try {
        await work()
      } catch (error) {
        console.error(`What "${name}" does at a stop has failed`, error)
      }
    }),
  )
}
