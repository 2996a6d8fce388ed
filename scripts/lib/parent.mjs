/**
 * Calls back once when the process that started this one is gone, so that nothing goes on working unattended.
 * A child with an IPC channel learns it at once; below npm the parent's number is watched. A process that was
 * started directly may outlive its shell, as with `nohup`.
 * @param {() => void} abandoned
 */
export function whenAbandoned(abandoned) {
  if (process.channel) {
    process.once('disconnect', abandoned)
    process.channel.unref()
    return
  }
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    abandoned()
  }, 1000)
  watch.unref()
}
