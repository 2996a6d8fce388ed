import type { UIMessage, UIMessageChunk } from 'ai'
import type { Attachment } from './attachments/attachment'
import type { ShownProposal } from './proposals/proposal'

/**
 * How an answer ended: `broken` if its process died, `busy` if the provider had too many requests, `cut` if the
 * connection was lost, `empty` if it had no content, `failed` if the model returned an error, `length` if it was longer
 * than it may be, `outage` if the provider did not respond, `refused` if the model declined, `setup` if the provider
 * refused the key or the model, `steps` if it needed more steps than it may take, `timeout` if it took too long.
 */
export const MESSAGE_STATES = [
  'broken',
  'busy',
  'complete',
  'cut',
  'empty',
  'failed',
  'length',
  'outage',
  'refused',
  'setup',
  'steps',
  'stopped',
  'timeout',
] as const

export type MessageState = (typeof MESSAGE_STATES)[number]

/** Metadata of a message. */
export interface MessageMetadata {
  createdAt: string
  /** How the answer ended. Any state but `complete` can be retried. */
  state: MessageState
}

/** A message in the format of the AI SDK. */
export type ChatMessage = UIMessage<MessageMetadata, { attachment: Attachment; proposal: ShownProposal }>
export type MessagePart = ChatMessage['parts'][number]
export type Chunk = UIMessageChunk<MessageMetadata, { attachment: Attachment; proposal: ShownProposal }>

/** The text of a message. */
export const textOf = ({ parts }: Pick<ChatMessage, 'parts'>): string =>
  parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim()

/** A title made of the beginning of a text: one line of whole words, at most 80 characters. */
export function titleFrom(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= 80) return line
  const cut = line.slice(0, 79)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 40 ? cut.lastIndexOf(' ') : 79).trimEnd()}…`
}

/** The files attached to a message. */
export const attachmentsIn = ({ parts }: Pick<ChatMessage, 'parts'>): Attachment[] =>
  parts.flatMap((part) => (part.type === 'data-attachment' ? [part.data] : []))
