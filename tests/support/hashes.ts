import { createHook } from 'node:async_hooks'

export interface HashWatch {
  /** Passwords whose hashing began. */
  begun: () => number
  /** Most that were worked on at the same moment. */
  most: () => number
  stop: () => void
}

/** Watches the passwords that this process hashes, whoever asks for it. */
export function watchHashes(): HashWatch {
  const running = new Set<number>()
  let [begun, most] = [0, 0]
  const hook = createHook({
    init(id, type) {
      if (type !== 'PBKDF2REQUEST' || !isPassword()) return
      running.add(id)
      begun++
      most = Math.max(most, running.size)
    },
    before: (id) => void running.delete(id),
  }).enable()
  return { begun: () => begun, most: () => most, stop: () => void hook.disable() }
}

/** The driver of the database hashes its own password for every connection that it opens. */
function isPassword(): boolean {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 30
  const { stack } = new Error()
  Error.stackTraceLimit = before
  return stack!.includes('accountPasswords')
}
