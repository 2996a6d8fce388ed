import type { AnyOperation } from '../../../endpoints/define'
import type { TicketingProvider } from '../lib/provider/provider'
import { linkManyOperation } from './linkMany'
import { unlinkedOperation } from './unlinked'

/** Operations of the import screen, apart from the import itself. */
export const bringInOperations = (provider: TicketingProvider): AnyOperation[] => [
  unlinkedOperation(provider),
  linkManyOperation(provider),
]
