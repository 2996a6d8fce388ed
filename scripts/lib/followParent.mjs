// Loaded into the processes that a script starts (node --import), so that they end when the script is killed.
import { whenAbandoned } from './parent.mjs'

// Grandchildren inherit the arguments, but their own parent takes care of them.
const isDirectChild = process.env.CALLBOARD_FOLLOWS !== undefined
delete process.env.CALLBOARD_FOLLOWS

if (isDirectChild) {
  whenAbandoned(() => {
    setTimeout(() => process.exit(1), 10_000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
}
