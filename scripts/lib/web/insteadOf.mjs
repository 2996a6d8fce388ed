import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The response that replaces a failure. Without a body, only status and headers of Next's response are replaced.
 * @typedef {{ status: number, headers?: Record<string, string>, body?: string }} Answer
 */

/** @typedef {AsyncLocalStorage<{ instead?: Answer }>} Answers */

/** The application finds the store under this symbol: see `src/lib/process/answerInstead.ts`. */
const STORE = Symbol.for('callboard.answers')
const globals = /** @type {Record<symbol, Answers>} */ (/** @type {unknown} */ (globalThis))
const answers = (globals[STORE] ??= new AsyncLocalStorage())

/**
 * Runs the handling of a request. Next responds with 500 to any error of a page or server function and allows no other
 * status, so the response that the application set with `answerInstead` is sent in its place.
 * @template Result
 * @param {import('node:http').ServerResponse} outgoing
 * @param {() => Result} run
 */
export function insteadOf(outgoing, run) {
  /** @type {{ instead?: Answer }} */
  const slot = {}
  replaceFailure(outgoing, slot)
  return answers.run(slot, run)
}

/**
 * @param {import('node:http').ServerResponse} outgoing
 * @param {{ instead?: Answer }} slot
 */
function replaceFailure(outgoing, slot) {
  const original = {
    end: outgoing.end,
    flushHeaders: outgoing.flushHeaders,
    write: outgoing.write,
    writeHead: outgoing.writeHead,
  }
  let isReplaced = false
  /** Must run before the first byte is sent. */
  const replace = (status = outgoing.statusCode) => {
    const { instead } = slot
    if (isReplaced || outgoing.headersSent || status < 500 || !instead) return isReplaced
    outgoing.statusCode = instead.status
    if (instead.body === undefined) {
      setHeaders(outgoing, instead)
      return false
    }
    isReplaced = true
    for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name)
    setHeaders(outgoing, instead)
    original.writeHead.call(outgoing, instead.status)
    original.end.call(outgoing, instead.body, 'utf8')
    return true
  }
  /** @param {unknown[]} args */
  const callBack = (args) => {
    const callback = args.findLast((arg) => typeof arg === 'function')
    if (typeof callback === 'function') process.nextTick(/** @type {() => void} */ (callback))
  }
  Object.assign(outgoing, {
    end: (/** @type {unknown[]} */ ...args) =>
      replace() ? (callBack(args), outgoing) : Reflect.apply(original.end, outgoing, args),
    flushHeaders: () => void (replace() || original.flushHeaders.call(outgoing)),
    write: (/** @type {unknown[]} */ ...args) =>
      replace() ? (callBack(args), true) : Reflect.apply(original.write, outgoing, args),
    writeHead: (/** @type {number} */ status, /** @type {unknown[]} */ ...rest) =>
      replace(status)
        ? outgoing
        : Reflect.apply(original.writeHead, outgoing, [
            slot.instead && status >= 500 ? slot.instead.status : status,
            ...rest,
          ]),
  })
}

/**
 * @param {import('node:http').ServerResponse} outgoing
 * @param {Answer} answer
 */
function setHeaders(outgoing, { headers = {} }) {
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
}
