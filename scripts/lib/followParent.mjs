// Loaded into the processes that a script starts (node --import): when the script is killed, they end as well.
import { whenAbandoned } from './parent.mjs'

// Processes that such a process starts in turn inherit the arguments, but are the concern of their own parent.
const isDirectChild = process.env.CALLBOARD_FOLLOWS !== undefined
delete process.env.CALLBOARD_FOLLOWS

if (isDirectChild) {
  whenAbandoned(() => {
    setTimeout(() => process.exit(1), 10_000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
}
