import type { CheckResult, TicketingProvider } from '../lib/provider/provider'

/** Operation names from the specification; other providers follow the same pattern. */
const NAMES: Record<string, string> = {
  elevent: 'checkEleventDetails',
  lineup: 'checkLineupDetails',
  spektrix: 'checkSpektrixDetails',
  tessitura: 'checkTessituraDetails',
}

export const checkNameOf = ({ handle, name }: Pick<TicketingProvider, 'handle' | 'name'>): string =>
  NAMES[handle] ?? `check${name.replaceAll(/\W/g, '')}Details`

type ToResponse = (result: CheckResult, problem: string | null) => Record<string, unknown>

/** As the specification has it, with the reason of a failure. */
const connectedOnly: ToResponse = ({ ok }, problem) => (ok ? { connected: true } : { connected: false, error: problem })
const withError: ToResponse = (result, problem) => ({
  connected: result.ok,
  data:
    result.ok && result.organization
      ? { organizationId: result.organization.id, organizationName: result.organization.name }
      : null,
  error: problem,
})

const RESPONSES: Record<string, ToResponse> = {
  elevent: connectedOnly,
  lineup: withError,
  spektrix: connectedOnly,
  tessitura: ({ ok }, problem) => ({ isError: !ok, message: problem ?? '' }),
}

/** Response of a check. A failed check is a successful response too. */
export const toCheckResponse = (
  { handle }: Pick<TicketingProvider, 'handle'>,
  result: CheckResult,
  problem: string | null,
): Record<string, unknown> => (RESPONSES[handle] ?? withError)(result, problem)
