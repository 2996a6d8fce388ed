import type { CheckResult, TicketingProvider } from '../lib/provider/provider'

/** As the requirements name and answer them; other providers answer as the last one. */
const NAMES: Record<string, string> = {
  elevent: 'checkEleventDetails',
  lineup: 'checkLineupDetails',
  spektrix: 'checkSpektrixDetails',
  tessitura: 'checkTessituraDetails',
}

export const checkNameOf = ({ handle, name }: Pick<TicketingProvider, 'handle' | 'name'>): string =>
  NAMES[handle] ?? `check${name.replaceAll(/\W/g, '')}Details`

type Answer = (result: CheckResult, problem: string | null) => Record<string, unknown>

const connectedOnly: Answer = ({ ok }) => ({ connected: ok })
const withError: Answer = (result, problem) => ({
  connected: result.ok,
  data:
    result.ok && result.organization
      ? { organizationId: result.organization.id, organizationName: result.organization.name }
      : null,
  error: problem,
})

const ANSWERS: Record<string, Answer> = {
  elevent: connectedOnly,
  lineup: withError,
  spektrix: connectedOnly,
  tessitura: ({ ok }, problem) => ({ isError: !ok, message: problem ?? '' }),
}

/** What a check answers. A failed one is an answer, too. */
export const checkAnswerOf = (
  { handle }: Pick<TicketingProvider, 'handle'>,
  result: CheckResult,
  problem: string | null,
): Record<string, unknown> => (ANSWERS[handle] ?? withError)(result, problem)
