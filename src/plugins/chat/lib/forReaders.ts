import { isRecord } from '../../../lib/objects/isRecord'
import { textOf, type ChatMessage, type MessagePart } from './messages'

/** Names under which tools give lists of documents. */
const LISTS: ReadonlySet<string> = new Set(['documents', 'performances'])

type ToolPart = Extract<MessagePart, { toolCallId: string }>

/**
 * A message as colleagues read it with whom the conversation is shared: what was said, answered and proposed. What tools
 * have found was found with the rights of the person who asked: of it only the documents stay that the answer names.
 */
export function forReaders<Kept extends Pick<ChatMessage, 'parts'>>(message: Kept): Kept {
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
