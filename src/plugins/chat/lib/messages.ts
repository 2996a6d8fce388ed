import type { UIMessage, UIMessageChunk } from 'ai'
import type { Attachment } from './attachments/attachment'
import type { ShownProposal } from './proposals/proposal'

/**
 * How an answer came to its end: `broken` where its process was gone, `failed` where the model was, `cut` where it broke
 * off, `empty` where it said nothing, `refused` where it would not, `timeout` where it took too long.
 */
export const MESSAGE_STATES = ['broken', 'complete', 'cut', 'empty', 'failed', 'refused', 'stopped', 'timeout'] as const

export type MessageState = (typeof MESSAGE_STATES)[number]

/** What a message says of itself beside its parts. */
export interface MessageMetadata {
  createdAt: string
  /** How the answer came to its end. Every state but `complete` can be tried again. */
  state: MessageState
}

/** A message as the SDK's screens know it. */
export type ChatMessage = UIMessage<MessageMetadata, { attachment: Attachment; proposal: ShownProposal }>
export type MessagePart = ChatMessage['parts'][number]
export type Chunk = UIMessageChunk<MessageMetadata, { attachment: Attachment; proposal: ShownProposal }>

/** What the person typed in a message. */
export const textOf = ({ parts }: Pick<ChatMessage, 'parts'>): string =>
  parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim()

/** The beginning of a text as a title: whole words, one line, at most 80 characters. */
export function titleFrom(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= 80) return line
  const cut = line.slice(0, 79)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 40 ? cut.lastIndexOf(' ') : 79).trimEnd()}…`
}

/** Files that the person attached to a message. */
export const attachmentsIn = ({ parts }: Pick<ChatMessage, 'parts'>): Attachment[] =>
  parts.flatMap((part) => (part.type === 'data-attachment' ? [part.data] : []))
