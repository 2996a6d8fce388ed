import { createRequire } from 'node:module'
import type * as Jsdom from 'jsdom'

/**
 * A window in which nothing runs or loads. Creating one takes about 20 ms, so share it. jsdom is loaded by the first call:
 * with it every program would take a fifth longer to start, and most need none.
 */
export function newWindow(): Jsdom.DOMWindow {
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as typeof Jsdom
  return new JSDOM('').window
}
