import { isRecord } from '@/lib/values'
import type { ChatMessage } from '../messages'

/** Types of stream items that carry a whole message, as JSON, to append to the conversation. */
const APPEND_TYPES: ReadonlySet<string> = new Set(['append-message', 'data-append-message', 'data-appendMessage'])

/** The message that a stream item appends to the conversation; null for any other or an invalid item. */
export function appendedMessage(item: unknown): ChatMessage | null {
  if (!isRecord(item) || typeof item.type !== 'string' || !APPEND_TYPES.has(item.type)) return null
  const json = item.message ?? item.data
  const message = typeof json === 'string' ? parse(json) : json
  if (!isRecord(message) || typeof message.id !== 'string' || !Array.isArray(message.parts)) return null
  return message.role === 'assistant' || message.role === 'user' ? (message as unknown as ChatMessage) : null
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
