import type { ProviderClient } from '../http/client'
import { ProviderError } from './problems'
import type { CheckResult, Connection, TicketingProvider } from './provider'

type Organization = Extract<CheckResult, { ok: true }>['organization']

export interface ProviderDeclaration extends Omit<TicketingProvider, 'check' | 'hasApi'> {
  /**
   * @returns the owner of the credentials, or null if the box office does not report it. @throws ProviderError if they
   * do not work
   */
  check: (client: ProviderClient, connection: Connection) => Promise<Organization>
}

/**
 * Declares a ticketing provider. A ProviderError thrown by its check becomes a failed result; other errors are
 * rethrown.
 */
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
