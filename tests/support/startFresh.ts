/** Runs before each test file: what the one before it left in the process is gone, but for the packages it loaded. */

interface Leftovers {
  /** The environment as it was before the first file. */
  environment?: NodeJS.ProcessEnv
  /** Where Payload remembers the instance that `getPayload` made. */
  _payload?: Map<string, unknown>
}

const leftovers = globalThis as Leftovers

vi.resetModules()
leftovers.environment ??= { ...process.env }
process.env = { ...leftovers.environment }
leftovers._payload?.clear()
