// Loaded into the processes that a script starts (node --import): when the script is killed, they end as well.
import { whenAbandoned } from './parent.mjs'

// Processes that such a process starts in turn inherit the arguments, but have a parent of their own.
if (process.env.CALLBOARD_PARENT === String(process.ppid)) {
  whenAbandoned(() => {
    setTimeout(() => process.exit(1), 10_000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
}
