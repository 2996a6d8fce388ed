import { watch } from 'node:fs'

/** Editors write a file in several steps. */
const QUIET_MS = 30

/**
 * Calls after every change in a folder, once for what happens together, and never twice at a time.
 * @returns what ends it
 */
export function watchFolder(folder: string, onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let again = false
  const run = async (): Promise<void> => {
    if (running) return void (again = true)
    running = true
    try {
      do {
        again = false
        await onChange()
      } while (again)
    } finally {
      running = false
    }
  }
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name?.split(/[/\\]/).some((part) => part.startsWith('.') || part === 'node_modules')) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), QUIET_MS)
  })
  // A folder that is gone has nothing more to say; the command goes on until somebody ends it.
  watcher.on('error', () => watcher.close())
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
