import type { ProviderClient } from '../http/client'
import { ProviderError } from './problems'
import type { CheckResult, Connection, TicketingProvider } from './provider'

type Organization = Extract<CheckResult, { ok: true }>['organization']

export interface ProviderDeclaration extends Omit<TicketingProvider, 'check' | 'hasApi'> {
  /** @returns whom the credentials belong to, null where the box office does not say. @throws ProviderError when they do not work */
  check: (client: ProviderClient, connection: Connection) => Promise<Organization>
}

/** Declares a ticketing system. What its check throws becomes the answer; whatever is no ProviderError stays an error. */
export const defineProvider = ({ check, ...declaration }: ProviderDeclaration): TicketingProvider => ({
  ...declaration,
  hasApi: true,
  check: async (client, connection): Promise<CheckResult> => {
    try {
      return { ok: true, organization: await check(client, connection) }
    } catch (error) {
      if (ProviderError.is(error)) return { ok: false, problem: error.problem }
      throw error
    }
  },
})
