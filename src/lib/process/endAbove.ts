/** Exit codes by which the parent of a process knows why it ended. */
const OVER_MEMORY = 77
const OVER_TIME = 78
const LOOK_EVERY_MS = 20

/**
 * Ends this process, which works for a parent: when the parent is gone, above so much memory, and above the processor
 * time of the work that it is at. The thread has to be free to look; for one that never is, the parent has its own limit.
 * @param memoryBytes of the whole process
 * @returns says that a work begins, and how much of the processor's time it has, in milliseconds
 */
export function endAbove(memoryBytes: number): (cpuMs: number) => void {
  let cpuLimit = Infinity
  process.on('disconnect', () => process.exit())
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes) process.exit(OVER_MEMORY)
    if (cpuUsed() > cpuLimit) process.exit(OVER_TIME)
  }, LOOK_EVERY_MS).unref()
  return (cpuMs) => (cpuLimit = cpuUsed() + cpuMs)
}

/** In milliseconds, of all threads together. */
function cpuUsed(): number {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1000
}
