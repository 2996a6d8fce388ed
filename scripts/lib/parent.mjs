import { commandOf, parentOf } from './processes.mjs'

/**
 * Calls back once when the process that started this one is gone, so that nothing goes on working unattended.
 * A child with an IPC channel learns it at once; below npm the parent's number is watched. A process that was
 * started directly may outlive its shell, as with `nohup`.
 * @param {() => void} abandoned
 */
export function whenAbandoned(abandoned) {
  if (process.connected === false) {
    // It was gone before we could listen.
    setImmediate(abandoned)
    return
  }
  if (process.channel) {
    process.once('disconnect', abandoned)
    process.channel.unref()
    return
  }
  if (!process.env.npm_lifecycle_event) return
  const launcher = npmAbove()
  const watch = setInterval(() => {
    if (npmAbove() === launcher) return
    clearInterval(watch)
    abandoned()
  }, 250)
  watch.unref()
}

/** npm starts a script by way of a shell, which may step aside or stay in between. */
function npmAbove() {
  const parent = process.ppid
  return /^\S*sh -c /.test(commandOf(parent)) ? `${parent} below ${parentOf(parent)}` : `${parent}`
}
