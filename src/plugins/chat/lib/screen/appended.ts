import { isRecord } from '../../../../lib/values'
import type { ChatMessage } from '../messages'

/** Names under which a stream carries a whole message, as JSON, to be put behind the others. */
const NAMES: ReadonlySet<string> = new Set(['append-message', 'data-append-message', 'data-appendMessage'])

/** The message that an item of the stream adds to the conversation; null where it is none, or nonsense. */
export function appendedMessage(item: unknown): ChatMessage | null {
  if (!isRecord(item) || typeof item.type !== 'string' || !NAMES.has(item.type)) return null
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
