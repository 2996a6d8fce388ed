import type { PayloadRequest } from 'payload'
import { personOf } from '../../../access/personOf'
import { nameOfPerson } from '../../../collections/hooks/nameOfPerson'
import { listMessages, type StoredChat } from '../database/conversations'
import { hasApplied } from '../database/proposals'
import { type ChatMessage, type MessageMetadata, textOf, type MessagePart } from './messages'
import { withProposalStates } from './proposals/withProposalStates'
import { endIfBroken } from './turn/endIfBroken'
import { isRecord } from '@/lib/objects/isRecord'

/** Names under which tools give lists of documents. */
const LISTS: ReadonlySet<string> = new Set(['documents', 'performances'])

type ToolPart = Extract<MessagePart, { toolCallId: string }>

/**
 * A message as colleagues read it with whom the conversation is shared: what was said, answered and proposed. What tools
 * have found was found with the rights of the person who asked: of it only the documents stay that the answer names.
 */
function forReaders<Kept extends Pick<ChatMessage, 'parts'>>(message: Kept): Kept {
  const text = textOf(message)
  return { ...message, parts: message.parts.map((part) => ('toolCallId' in part ? withoutFindings(part, text) : part)) }
}

function withoutFindings(part: ToolPart, text: string): MessagePart {
  if (part.state === 'output-error') return { ...part, errorText: '', input: {} }
  if (part.state !== 'output-available') return { ...part, input: {} }
  const data = isRecord(part.output) && isRecord(part.output.data) ? part.output.data : {}
  const isNamed = (row: unknown) => isRecord(row) && typeof row.id === 'string' && text.includes(row.id)
  const kept = Object.entries(data).flatMap(([name, rows]) =>
    LISTS.has(name) && Array.isArray(rows) ? [[name, rows.filter(isNamed)]] : [],
  )
  return { ...part, input: {}, output: { data: Object.fromEntries(kept) } }
}

/** A message that is stored: it says when it was, and how it ended. */
type KeptMessage = ChatMessage & { metadata: MessageMetadata; role: 'assistant' | 'user' }

/** A conversation as its person reads it. */
export interface Conversation {
  createdAt: string
  /** Something was applied from it and can be taken back. */
  hasApplied: boolean
  id: string
  /** It is somebody else's, who has shared it. */
  isReadOnly: boolean
  /** Colleagues read it who have its address. */
  isShared: boolean
  messages: KeptMessage[]
  /** Name of whoever's it is, for those who only read it. */
  sharedBy: string | null
  title: string
}

/** A conversation with its messages, for whoever may read it. An answer that is being made is no message yet: its stream tells of it. */
export async function conversationOf(
  req: PayloadRequest,
  { createdAt, id, sharedAt, title, userId }: StoredChat,
): Promise<Conversation> {
  await endIfBroken(req.payload, id)
  const stored = await withProposalStates(req, id, await listMessages(req, id))
  const messages = stored.map(({ createdAt: said, id: messageId, parts, role, state }) => ({
    id: messageId,
    metadata: { createdAt: said.toISOString(), state },
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
    messages: isMine ? messages : messages.map(forReaders),
    sharedBy: isMine ? null : await nameOfPerson(req, userId),
    title,
  }
}
