/**
 * Runs one step and reports it on the terminal: a line at its start, a reminder while it is silent, and a line with the
 * duration at its end.
 * @template T
 * @param {string} title
 * @param {(onOutput: () => void) => T | Promise<T>} work calls `onOutput` when it has printed something itself
 * @param {{ everyMs?: number, print?: (line: string) => void }} [options] the reminder is printed after `everyMs` (10
 *   s) of silence
 * @returns {Promise<T>}
 */
export async function step(title, work, { everyMs = 10_000, print = console.log } = {}) {
  const start = Date.now()
  print(`… ${title}`)
  const reminder = setInterval(() => print(`  still running: ${title} (${seconds(start)})`), everyMs)
  try {
    const result = await work(() => reminder.refresh())
    print(`✓ ${title} (${seconds(start)})`)
    return result
  } catch (error) {
    print(`✗ ${title} (${seconds(start)})`)
    throw error
  } finally {
    clearInterval(reminder)
  }
}

/** @param {number} start @returns {string} such as `3.2 s` or `2 min 5 s` */
export function seconds(start) {
  const passed = (Date.now() - start) / 1000
  return passed < 60 ? `${passed.toFixed(1)} s` : `${Math.floor(passed / 60)} min ${Math.round(passed % 60)} s`
}
