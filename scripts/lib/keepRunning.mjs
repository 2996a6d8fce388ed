import { setTimeout as pause } from 'node:timers/promises'

/**
 * Starts a service again whenever it ends by itself, later each time; one that held out for a minute begins anew at the shortest wait.
 * @param {() => import('./service.mjs').Service} start
 * @param {{ onEnd: (how: string, waitMs: number) => void, firstMs?: number, longestMs?: number }} options waits from 1 s to 30 s
 * @returns {{ stop: import('./service.mjs').Service['stop'] }}
 */
export function keepRunning(start, { onEnd, firstMs = 1000, longestMs = 30_000 }) {
  const stopped = new AbortController()
  let service = start()
  void watch()
  return {
    stop(options) {
      stopped.abort()
      return service.stop(options)
    },
  }

  async function watch() {
    for (let waitMs = firstMs; ; waitMs = Math.min(waitMs * 2, longestMs)) {
      const began = Date.now()
      const how = await service.ended
      if (stopped.signal.aborted) return
      if (Date.now() - began > 60_000) waitMs = firstMs
      onEnd(how, waitMs)
      await pause(waitMs, undefined, { signal: stopped.signal }).catch(() => {})
      if (stopped.signal.aborted) return
      service = start()
    }
  }
}
