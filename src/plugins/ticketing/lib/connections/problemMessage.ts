import type { Translator } from '@/exports/types'
import type { ProblemName, ProviderProblem } from '../provider/problems'
import { closeSentence } from '../closeSentence'
import type { TicketingProvider } from '../provider/provider'

const MESSAGE_KEYS = {
  busy: 'ticketingBusy',
  credentials: 'ticketingCredentials',
  cut: 'ticketingCut',
  forbiddenAddress: 'ticketingForbiddenAddress',
  page: 'ticketingPage',
  refused: 'ticketingRefused',
  shape: 'ticketingShape',
  slow: 'ticketingSlow',
  tooLarge: 'ticketingTooLarge',
  unknownAddress: 'ticketingUnknownAddress',
  unreachable: 'ticketingUnreachable',
  unwell: 'ticketingUnwell',
  wrongAddress: 'ticketingWrongAddress',
  wrongVersion: 'ticketingWrongVersion',
} as const satisfies Record<ProblemName, string>

/** Describes a box-office problem in a sentence for the person who can fix it. */
export const problemMessage = (
  t: Translator,
  { name }: Pick<TicketingProvider, 'name'>,
  { call, detail, name: problem, status }: ProviderProblem,
): string =>
  closeSentence(
    t(MESSAGE_KEYS[problem], { call: call ?? '', detail: detail?.trim() ?? '', provider: name, status: status ?? '' }),
  )
