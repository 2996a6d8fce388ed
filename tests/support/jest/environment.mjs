import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Symbol under which jest-circus keeps its event handlers. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS')
/** Variable in which Stryker names the mutant to try. */
const ACTIVE_MUTANT = '__STRYKER_ACTIVE_MUTANT__'
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
  #spent = { load: 0, hooks: 0, bodies: 0 }
  #begin = performance.now()
  #last = performance.now()
  #originals = { console: globalThis.console, exit: process.exit }

  constructor({ globalConfig, projectConfig }, { testPath }) {
    this.file = relative(globalConfig.rootDir, testPath)
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimers = new LegacyFakeTimers({
      config: projectConfig,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig,
    })
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
    // Resets what the previous test file left behind, except for loaded packages: settings, the Payload instance, and
    // what Payload caches of its configuration.
    const mutant = process.env[ACTIVE_MUTANT]
    process.env = { ...environmentAtStart, ...(mutant && { [ACTIVE_MUTANT]: mutant }) }
    globalThis._payload?.clear()
    const clientConfigs = globalThis._payload_clientConfigs ?? {}
    for (const language of Object.keys(clientConfigs)) delete clientConfigs[language]
    Object.assign(globalThis, { _payload_doNotCacheClientSchemaMap: true, _payload_doNotCacheSchemaMap: true })
  }

  /** Prints console output of tests unchanged. */
  async setup() {
    globalThis.console = this.#originals.console
  }

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    this.#reportSpent()
    process.exit = this.#originals.exit
    delete globalThis[EVENT_HANDLERS]
  }

  /** Times loading, hooks and test functions. */
  handleTestEvent({ name }) {
    const now = performance.now()
    if (name === 'run_start') {
      this.#spent.load = now - this.#begin
      globalThis.callboardSpent = {}
    }
    if (/^hook_(?:success|failure)$/.test(name)) this.#spent.hooks += now - this.#last
    if (/^test_fn_(?:success|failure)$/.test(name)) this.#spent.bodies += now - this.#last
    if (/^(?:hook|test_fn)_start$/.test(name)) this.#last = now
  }

  #reportSpent() {
    const { TEST_SPENT_FILE: path } = environmentAtStart
    if (!path) return
    const { start = 0, waiting = 0, world = 0 } = globalThis.callboardSpent ?? {}
    const { bodies, hooks, load } = this.#spent
    const kinds = { load, start, world, hooks: hooks - start - world, bodies: Math.max(0, bodies - waiting), waiting }
    appendFileSync(path, `${JSON.stringify({ all: performance.now() - this.#begin, file: this.file, kinds })}\n`)
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  /** No context of its own. */
  getVmContext() {
    return undefined
  }
}
