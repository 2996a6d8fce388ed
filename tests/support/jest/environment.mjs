import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'

/** Where jest-circus keeps who listens to a run. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS')
/** What jest says to a worker at the end. */
const END = 2

const timerConfig = {
  idToRef: (id) => ({
    id,
    ref() {
      return this
    },
    unref() {
      return this
    },
  }),
  refToId: (timer) => timer?.id,
}
const environmentAtStart = { ...process.env }

// What the application leaves open (pools, timers, threads) would keep the worker for half a second, with a warning.
if (process.send) process.on('message', (message) => message?.[0] === END && process.exit())

/**
 * Test files run in the realm of their process, one after the other, instead of each in a realm of its own: packages
 * are loaded once in a process (runtime.mjs), and what they make is an Array and an Error of the tests.
 */
export default class SameRealm {
  global = globalThis
  #kept = { console: globalThis.console, exit: process.exit }

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimers = new LegacyFakeTimers({
      config: projectConfig,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig,
    })
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
    // What the file before left in the process is gone, but for the packages it loaded: its settings, its Payload, and the fields that Payload's forms keep of it.
    process.env = { ...environmentAtStart }
    globalThis._payload?.clear()
    Object.assign(globalThis, { _payload_doNotCacheClientSchemaMap: true, _payload_doNotCacheSchemaMap: true })
  }

  /** Lines of a test are printed as they are. */
  async setup() {
    globalThis.console = this.#kept.console
  }

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    process.exit = this.#kept.exit
    delete globalThis[EVENT_HANDLERS]
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  /** None of its own. */
  getVmContext() {
    return undefined
  }
}
