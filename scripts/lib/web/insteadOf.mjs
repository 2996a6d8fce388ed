import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What the application answers in place of a failure. Without a body, the answer of Next keeps its own.
 * @typedef {{ status: number, headers?: Record<string, string>, body?: string }} Answer
 */

/** @typedef {AsyncLocalStorage<{ instead?: Answer }>} Answers */

/** The application finds it by this name: see `src/lib/process/answerInstead.ts`. */
const NAME = Symbol.for('callboard.answers')
const known = /** @type {Record<symbol, Answers>} */ (/** @type {unknown} */ (globalThis))
const answers = (known[NAME] ??= new AsyncLocalStorage())

/**
 * Runs the handling of a request. Next answers 500 whatever a page or a server function fails of, and leaves no other
 * status to it: what the application has asked for by `answerInstead` is sent in its place.
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

/** @param {import('node:http').ServerResponse} outgoing @param {{ instead?: Answer }} slot */
function replaceFailure(outgoing, slot) {
  const own = {
    end: outgoing.end,
    flushHeaders: outgoing.flushHeaders,
    write: outgoing.write,
    writeHead: outgoing.writeHead,
  }
  let isReplaced = false
  /** Takes place before the first byte. */
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
    own.writeHead.call(outgoing, instead.status)
    own.end.call(outgoing, instead.body, 'utf8')
    return true
  }
  /** @param {unknown[]} args */
  const done = (args) => {
    const after = args.findLast((one) => typeof one === 'function')
    if (typeof after === 'function') process.nextTick(/** @type {() => void} */ (after))
  }
  Object.assign(outgoing, {
    end: (/** @type {unknown[]} */ ...args) =>
      replace() ? (done(args), outgoing) : Reflect.apply(own.end, outgoing, args),
    flushHeaders: () => void (replace() || own.flushHeaders.call(outgoing)),
    write: (/** @type {unknown[]} */ ...args) =>
      replace() ? (done(args), true) : Reflect.apply(own.write, outgoing, args),
    writeHead: (/** @type {number} */ status, /** @type {unknown[]} */ ...rest) =>
      replace(status)
        ? outgoing
        : Reflect.apply(own.writeHead, outgoing, [
            slot.instead && status >= 500 ? slot.instead.status : status,
            ...rest,
          ]),
  })
}

/** @param {import('node:http').ServerResponse} outgoing @param {Answer} answer */
function setHeaders(outgoing, { headers = {} }) {
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
}
