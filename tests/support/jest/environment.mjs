import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'

/** Symbol under which jest-circus keeps its event handlers. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS')
/** Message with which jest ends a worker. */
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

// Open handles of the application (pools, timers, threads) would keep the worker alive for half a second and cause a
// warning.
if (process.send) process.on('message', (message) => message?.[0] === END && process.exit())

/**
 * Runs test files in the realm of their process, one after the other, instead of one realm each. Packages are loaded
 * once per process (runtime.mjs), and their arrays and errors are instances of the tests' own classes.
 */
export default class SameRealm {
  global = globalThis
  #originals = { console: globalThis.console, exit: process.exit }

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimers = new LegacyFakeTimers({
      config: projectConfig,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig,
    })
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
    // Resets what the previous test file left behind, except for loaded packages: settings, the Payload instance, and
    // Payload's cached form fields.
    process.env = { ...environmentAtStart }
    globalThis._payload?.clear()
    Object.assign(globalThis, { _payload_doNotCacheClientSchemaMap: true, _payload_doNotCacheSchemaMap: true })
  }

  /** Prints console output of tests unchanged. */
  async setup() {
    globalThis.console = this.#originals.console
  }

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    process.exit = this.#originals.exit
    delete globalThis[EVENT_HANDLERS]
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  /** No context of its own. */
  getVmContext() {
    return undefined
  }
}
