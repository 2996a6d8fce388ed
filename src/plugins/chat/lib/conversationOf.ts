import type { PayloadRequest } from 'payload'
import { listMessages, type StoredChat } from '../database/conversations'
import { hasApplied } from '../database/proposals'
import type { ChatMessage, MessageMetadata } from './messages'
import { withProposalStates } from './proposals/withProposalStates'
import { endIfBroken } from './turn/endIfBroken'

/** A message that is stored: it says when it was, and how it ended. */
export type KeptMessage = ChatMessage & { metadata: MessageMetadata; role: 'assistant' | 'user' }

/** A conversation as its person reads it. */
export interface Conversation {
  createdAt: string
  /** Something was applied from it and can be taken back. */
  hasApplied: boolean
  id: string
  isReadOnly: boolean
  messages: KeptMessage[]
  title: string
}

/** A conversation with its messages. An answer that is being made is no message yet: its stream tells of it. */
export async function conversationOf(req: PayloadRequest, { createdAt, id, title }: StoredChat): Promise<Conversation> {
  await endIfBroken(req.payload, id)
  const stored = await withProposalStates(req, id, await listMessages(req, id))
  const messages = stored.map(({ createdAt: said, id: messageId, parts, role, state }) => ({ id: messageId, metadata: { createdAt: said.toISOString(), state }, parts, role }))
  return { createdAt: createdAt.toISOString(), hasApplied: await hasApplied(req, id), id, isReadOnly: false, messages, title }
}
