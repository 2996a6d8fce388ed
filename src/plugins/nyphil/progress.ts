import type { PlannedCollection } from './lib/plan/registry'

export interface Progress {
  step: (collection: PlannedCollection, done: number, all: number) => void
}

const EVERY_MS = 2_000

/** Shows the progress of an import: one line that is updated on a terminal, a line every 2 seconds elsewhere. */
export function showProgress(out: NodeJS.WriteStream, now: () => number = Date.now): Progress {
  let last = 0
  return {
    step: (collection, done, all) => {
      const line = `${collection.padEnd(16)}${done.toLocaleString('en')} of ${all.toLocaleString('en')}`
      if (out.isTTY) {
        out.write(`\r\x1b[2K${line}${done === all ? '\n' : ''}`)
      } else if (done === all || now() - last >= EVERY_MS) {
        last = now()
        out.write(`${line}\n`)
      }
    },
  }
}
