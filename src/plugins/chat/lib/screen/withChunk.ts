import type { ChatMessage, Chunk, MessagePart, MessageState } from '../messages'

/** An answer while it is read: what there is of it, and how it ended if it did. */
export interface ReadAnswer {
  message: ChatMessage
  state: MessageState | null
}

type ToolPart = Extract<MessagePart, { toolCallId: string }>

const ENDS: ReadonlySet<string> = new Set(['broken', 'cut', 'empty', 'failed', 'refused', 'stopped', 'timeout'])

/** The server names how an answer failed, and nothing else, in the text of an error. */
const stateOf = (errorText: string): MessageState => (ENDS.has(errorText) ? errorText : 'failed') as MessageState

/**
 * An answer with one more chunk of the SDK's stream. The SDK's own reader makes the same message of the same chunks, and
 * weighs forty times as much in a browser.
 */
export function withChunk(answer: ReadAnswer, chunk: Chunk): ReadAnswer {
  switch (chunk.type) {
    case 'abort':
      return { ...answer, state: 'stopped' }
    case 'error':
      return { ...answer, state: stateOf(chunk.errorText) }
    case 'finish':
      return { ...answer, state: answer.state ?? 'complete' }
    default:
      return {
        ...answer,
        message: {
          ...answer.message,
          ...(chunk.type === 'start' && chunk.messageId && { id: chunk.messageId }),
          parts: partsWith(answer.message.parts, chunk),
        },
      }
  }
}

function partsWith(parts: MessagePart[], chunk: Chunk): MessagePart[] {
  switch (chunk.type) {
    case 'start-step':
      return [...parts, { type: 'step-start' }]
    case 'text-start':
      return [...parts, { state: 'streaming', text: '', type: 'text' }]
    case 'text-delta':
      return changeLast(
        parts,
        (part) => part.type === 'text' && part.state === 'streaming',
        (part) => ({ ...part, text: ('text' in part ? part.text : '') + chunk.delta }) as MessagePart,
      )
    case 'text-end':
      return changeLast(
        parts,
        (part) => part.type === 'text' && part.state === 'streaming',
        (part) => ({ ...part, state: 'done' }) as MessagePart,
      )
    case 'tool-input-start':
      return withTool(parts, chunk, { input: undefined, state: 'input-streaming' })
    case 'tool-input-available':
      return withTool(parts, chunk, { input: chunk.input, state: 'input-available' })
    case 'tool-input-error':
      return withTool(parts, chunk, { errorText: chunk.errorText, input: chunk.input, state: 'output-error' })
    case 'tool-output-available':
      return withTool(parts, chunk, { output: chunk.output, state: 'output-available' })
    case 'tool-output-error':
      return withTool(parts, chunk, { errorText: chunk.errorText, state: 'output-error' })
    case 'data-proposal':
      return withProposal(parts, chunk)
    default:
      return parts
  }
}

function changeLast(
  parts: MessagePart[],
  is: (part: MessagePart) => boolean,
  change: (part: MessagePart) => MessagePart,
): MessagePart[] {
  const index = parts.findLastIndex(is)
  return index === -1 ? parts : parts.with(index, change(parts[index]!))
}

function withTool(
  parts: MessagePart[],
  chunk: { toolCallId: string; toolName?: string },
  change: object,
): MessagePart[] {
  const index = parts.findLastIndex((part) => 'toolCallId' in part && part.toolCallId === chunk.toolCallId)
  if (index !== -1) return parts.with(index, { ...parts[index]!, ...change } as ToolPart)
  return chunk.toolName
    ? [...parts, { toolCallId: chunk.toolCallId, type: `tool-${chunk.toolName}`, ...change } as ToolPart]
    : parts
}

function withProposal(parts: MessagePart[], { data, id }: Extract<Chunk, { type: 'data-proposal' }>): MessagePart[] {
  const part: MessagePart = { data, type: 'data-proposal', ...(id !== undefined && { id }) }
  const index = id === undefined ? -1 : parts.findIndex((one) => one.type === 'data-proposal' && one.id === id)
  return index === -1 ? [...parts, part] : parts.with(index, part)
}
