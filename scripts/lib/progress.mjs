/**
 * Runs one step and tells the person at the terminal what happens: a line at its start, a sign of life while it is
 * quiet, and a line with the seconds at its end.
 * @template T
 * @param {string} title
 * @param {(said: () => void) => T | Promise<T>} work `said` reports that the work printed something itself
 * @param {{ everyMs?: number, print?: (line: string) => void }} [options] a sign of life after `everyMs` (10 s) of silence
 * @returns {Promise<T>}
 */
export async function step(title, work, { everyMs = 10_000, print = console.log } = {}) {
  const start = Date.now()
  print(`… ${title}`)
  const alive = setInterval(() => print(`  still at it: ${title} (${seconds(start)})`), everyMs)
  try {
    const result = await work(() => alive.refresh())
    print(`✓ ${title} (${seconds(start)})`)
    return result
  } catch (error) {
    print(`✗ ${title} (${seconds(start)})`)
    throw error
  } finally {
    clearInterval(alive)
  }
}

/** @param {number} start @returns {string} such as `3.2 s` or `2 min 5 s` */
export function seconds(start) {
  const passed = (Date.now() - start) / 1000
  return passed < 60 ? `${passed.toFixed(1)} s` : `${Math.floor(passed / 60)} min ${Math.round(passed % 60)} s`
}
