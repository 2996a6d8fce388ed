/** Exit codes that tell the parent why the process ended. */
const OVER_MEMORY = 77
const OVER_TIME = 78
const CHECK_INTERVAL_MS = 20

/**
 * Ends this child process if its parent is gone, if it exceeds the memory limit, or if its job exceeds its CPU time.
 * Checks need a free event loop; the parent enforces its own limit for a blocked one.
 * @param memoryBytes memory limit of the whole process
 * @returns a function that starts a job with its CPU time limit in milliseconds
 */
export function exitAboveLimits(memoryBytes: number): (cpuMs: number) => void {
  let cpuLimit = Infinity
  process.on('disconnect', () => process.exit())
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes) process.exit(OVER_MEMORY)
    if (cpuUsed() > cpuLimit) process.exit(OVER_TIME)
  }, CHECK_INTERVAL_MS).unref()
  return (cpuMs) => (cpuLimit = cpuUsed() + cpuMs)
}

/** CPU time of all threads, in milliseconds. */
function cpuUsed(): number {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1000
}
