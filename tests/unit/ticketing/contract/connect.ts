import { openAgents } from '@/plugins/ticketing/lib/http/agents'
import type { ProviderClient } from '@/plugins/ticketing/lib/http/client'
import { openClient, type ClientOptions } from '@/plugins/ticketing/lib/http/openClient'
import { ProviderError, type ProviderProblem } from '@/plugins/ticketing/lib/provider/problems'
import type { CheckResult, TicketingProvider } from '@/plugins/ticketing/lib/provider/provider'
import type { Running } from './cases'

export const agents = openAgents()

/** More than any good answer of the sample season, less than those of the fakes that are too large. */
const MAX_BYTES = 2 * 1024 * 1024

/** A client as the engine opens one; pauses between tries take no time. */
export const connect = (
  provider: TicketingProvider,
  { addresses, connection, fake }: Pick<Running, 'addresses' | 'connection' | 'fake'>,
  options: Partial<ClientOptions> = {},
): ProviderClient =>
  openClient({
    access: provider.access(connection, addresses),
    agents,
    allowedHosts: [fake.host],
    contact: 'https://callboard.example',
    key: fake.host,
    limits: { call: 20_000, oneTry: 20_000 },
    maxResponseBytes: MAX_BYTES,
    wait: async () => {},
    ...options,
  })

/** As the engine checks a connection: what is wrong with its values before any call counts, too. */
export async function check(
  provider: TicketingProvider,
  running: Running,
  options: Partial<ClientOptions> = {},
): Promise<CheckResult> {
  try {
    return await provider.check(connect(provider, running, options), running.connection)
  } catch (error) {
    if (ProviderError.is(error)) return { ok: false, problem: error.problem }
    throw error
  }
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/** The problem that ends a task, null when it ends well. */
export async function problemOf(task: Promise<unknown>): Promise<ProviderProblem | null> {
  try {
    await task
    return null
  } catch (error) {
    if (ProviderError.is(error)) return error.problem
    throw error
  }
}
