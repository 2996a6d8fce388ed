import { JSDOM, VirtualConsole } from 'jsdom'
import SameRealm from './environment.mjs'

/** What Node has too, and the document needs as its own. Everything else stays Node's, as the server needs it. */
const REPLACED = new Set([
  'CustomEvent',
  'Event',
  'EventTarget',
  'MessageEvent',
  'Storage',
  'localStorage',
  'navigator',
  'sessionStorage',
])

// Node makes its own on first use, from what is called Event then.
void globalThis.MessageEvent

// Before any package is loaded: React decides at that moment whether it is in a browser.
const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
  pretendToBeVisual: true,
  url: 'http://localhost:3000/admin',
  // Silent about what jsdom does not have, such as layout.
  virtualConsole: new VirtualConsole(),
})

// What jsdom leaves out because it lays nothing out.
class Unobserved {
  disconnect() {}
  observe() {}
  takeRecords() {
    return []
  }
  unobserve() {}
}
Object.assign(window, {
  IntersectionObserver: Unobserved,
  ResizeObserver: Unobserved,
  matchMedia: (media) => Object.assign(new window.EventTarget(), { matches: false, media }),
  scrollTo: () => undefined,
})
Object.assign(window.Element.prototype, { scrollIntoView() {}, scrollTo() {}, hasPointerCapture: () => false })
const isDisplayed = (element) =>
  !element || (window.getComputedStyle(element).display !== 'none' && isDisplayed(element.parentElement))
window.Element.prototype.checkVisibility = function () {
  return this.isConnected && isDisplayed(this) && window.getComputedStyle(this).visibility !== 'hidden'
}

for (const [name, { configurable }] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
  if (!configurable && name in globalThis) continue
  if (name in globalThis && !REPLACED.has(name)) {
    // Components must send the bodies and signals that Node's `fetch` accepts.
    Object.defineProperty(window, name, { configurable: true, value: globalThis[name], writable: true })
    continue
  }
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => window[name],
    set: (value) => Object.defineProperty(globalThis, name, { configurable: true, value, writable: true }),
  })
}
/** What React says of a component that is wrong, though it may look right: `closeScreens` fails the test. */
const WRONG = /children with the same key|Maximum update depth|Cannot update a component|Hydration failed/
const complaints = (globalThis.reactComplaints = [])
const { error } = console
console.error = (...args) => {
  const text = String(args[0])
  // Screens wait for the real server, so that most of their changes come outside `act`.
  if (/not wrapped in act/.test(text)) return
  if (WRONG.test(text)) complaints.push(args.slice(0, 3).map(String).join(' '))
  error.apply(console, args)
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true
process.env.RTL_SKIP_AUTO_CLEANUP = 'true'

/** The environment of all tests, with a document in which React renders. */
export default class WithDocument extends SameRealm {
  constructor(...args) {
    super(...args)
    window.document.body.replaceChildren()
    window.localStorage.clear()
    window.sessionStorage.clear()
  }

  /** A failure must not carry elements along: jest sends it to another process, with everything they refer to. */
  handleTestEvent(event) {
    super.handleTestEvent(event)
    delete event.error?.matcherResult
  }
}
