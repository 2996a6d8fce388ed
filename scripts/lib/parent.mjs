import { commandOf, parentOf } from './processes.mjs'

/**
 * Calls back once the process that started this one is gone, so that nothing keeps running unattended. A child with an
 * IPC channel notices at once; below npm the parent's pid is polled. A process that was started directly may outlive
 * its shell, as with `nohup`.
 * @param {() => void} abandoned
 */
export function whenAbandoned(abandoned) {
  if (process.connected === false) {
    // The parent was gone before this call.
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
  const timer = setInterval(() => {
    if (npmAbove() === launcher) return
    clearInterval(timer)
    abandoned()
  }, 250)
  timer.unref()
}

/** npm runs a script through a shell, which may or may not remain as a process in between. */
function npmAbove() {
  const parent = process.ppid
  return /^\S*sh -c /.test(commandOf(parent)) ? `${parent} below ${parentOf(parent)}` : `${parent}`
}
