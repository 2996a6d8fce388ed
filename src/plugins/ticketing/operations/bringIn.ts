import type { AnyOperation } from '../../../endpoints/define'
import type { TicketingProvider } from '../lib/provider/provider'
import { linkManyOperation } from './linkMany'
import { unlinkedOperation } from './unlinked'

/** Calls of the screen that brings events in, beside the import itself. */
export const bringInOperations = (provider: TicketingProvider): AnyOperation[] => [
  unlinkedOperation(provider),
  linkManyOperation(provider),
]
