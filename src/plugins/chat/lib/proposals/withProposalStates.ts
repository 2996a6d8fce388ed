import type { Transaction } from '@/exports/types'
import type { StoredMessage } from '../chatMessages'
import { listProposals } from '../../database/proposals'
import { toShown } from './proposal'

/** Updates the proposals in messages to their current state. */
export async function withProposalStates(
  req: Transaction,
  chatId: string,
  messages: StoredMessage[],
): Promise<StoredMessage[]> {
  if (!messages.some(({ parts }) => parts.some(({ type }) => type === 'data-proposal'))) return messages
  const current = new Map((await listProposals(req, chatId)).map((proposal) => [proposal.id, toShown(proposal)]))
  return messages.map((message) => ({
    ...message,
    parts: message.parts.map((part) =>
      part.type === 'data-proposal' ? { ...part, data: current.get(part.data.id) ?? part.data } : part,
    ),
  }))
}
