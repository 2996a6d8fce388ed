import type { PayloadRequest } from 'payload'
import { findPersonName, personOf } from '@/exports/server'
import { hasApplied } from '../database/proposals'
import { listMessages } from './chatMessages'
import type { StoredChat } from './chats'
import { type ChatMessage, type MessageMetadata, textOf, type MessagePart } from './messages'
import { withProposalStates } from './proposals/withProposalStates'
import { endIfBroken } from './turn/finishRun'
import { isRecord } from '@/lib/values'

/** Keys under which tools return lists of documents. */
const LIST_KEYS: ReadonlySet<string> = new Set(['documents', 'performances'])

type ToolPart = Extract<MessagePart, { toolCallId: string }>

/**
 * A message as shown to colleagues the conversation is shared with: text, answers and proposals. Tool results were read
 * with the owner's permissions, so only the documents that the answer names are kept.
 */
function toSharedMessage<Source extends Pick<ChatMessage, 'parts'>>(message: Source): Source {
  const text = textOf(message)
  return { ...message, parts: message.parts.map((part) => ('toolCallId' in part ? withoutResults(part, text) : part)) }
}

function withoutResults(part: ToolPart, text: string): MessagePart {
  if (part.state === 'output-error') return { ...part, errorText: '', input: {} }
  if (part.state !== 'output-available') return { ...part, input: {} }
  const data = isRecord(part.output) && isRecord(part.output.data) ? part.output.data : {}
  const isNamed = (row: unknown) => isRecord(row) && typeof row.id === 'string' && text.includes(row.id)
  const namedRows = Object.entries(data).flatMap(([name, rows]) =>
    LIST_KEYS.has(name) && Array.isArray(rows) ? [[name, rows.filter(isNamed)]] : [],
  )
  return { ...part, input: {}, output: { data: Object.fromEntries(namedRows) } }
}

/** A stored message, which always has metadata. */
type StoredChatMessage = ChatMessage & { metadata: MessageMetadata; role: 'assistant' | 'user' }

/** A conversation as returned to the client. */
export interface Conversation {
  createdAt: string
  /** Whether proposals were applied that can be undone. */
  hasApplied: boolean
  id: string
  /** Whether it belongs to another user, who has shared it. */
  isReadOnly: boolean
  /** Whether colleagues who have the URL can read it. */
  isShared: boolean
  messages: StoredChatMessage[]
  /** Name of the owner, for other readers. */
  sharedBy: string | null
  title: string
}

/**
 * A conversation with its messages, as the current user may see them. An answer in progress is not a message yet; it is
 * available as a stream.
 */
export async function conversationOf(
  req: PayloadRequest,
  { createdAt, id, sharedAt, title, userId }: StoredChat,
): Promise<Conversation> {
  await endIfBroken(req.payload, id)
  const stored = await withProposalStates(req, id, await listMessages(req, id))
  const messages = stored.map(({ createdAt: sentAt, id: messageId, parts, role, state }) => ({
    id: messageId,
    metadata: { createdAt: sentAt.toISOString(), state },
    parts,
    role,
  }))
  const isMine = (await personOf(req))?.id === userId
  return {
    createdAt: createdAt.toISOString(),
    hasApplied: isMine && (await hasApplied(req, id)),
    id,
    isReadOnly: !isMine,
    isShared: sharedAt !== null,
    messages: isMine ? messages : messages.map(toSharedMessage),
    sharedBy: isMine ? null : await findPersonName(req, userId),
    title,
  }
}
