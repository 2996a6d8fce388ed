import type { ChatMessage, Chunk, MessagePart } from '../messages'

/** Builds the parts of a message from chunks with the AI SDK's reader. An interrupted stream gives the parts so far. */
export async function toMessage(id: string, chunks: Chunk[]): Promise<MessagePart[]> {
  const { readUIMessageStream } = await import('ai')
  const stream = new ReadableStream<Chunk>({
    start: (controller) => {
      // Error chunks are for readers of the stream and not part of the message.
      for (const chunk of chunks) if (chunk.type !== 'error') controller.enqueue(chunk)
      controller.close()
    },
  })
  let message: ChatMessage = { id, parts: [], role: 'assistant' }
  for await (const state of readUIMessageStream<ChatMessage>({ message, stream })) message = state
  return message.parts.map(ended)
}

/** Marks streaming parts as done. */
const ended = (part: MessagePart): MessagePart =>
  (part.type === 'text' || part.type === 'reasoning') && part.state === 'streaming' ? { ...part, state: 'done' } : part

/** Completed steps of an earlier attempt as chunks of the next, so that they are shown again but not repeated. */
export function toReplayChunks(parts: MessagePart[]): Chunk[] {
  return parts.flatMap((part): Chunk[] => {
    if (part.type === 'data-proposal')
      return [{ data: part.data, type: 'data-proposal', ...(part.id !== undefined && { id: part.id }) }]
    if (!('toolCallId' in part) || part.state !== 'output-available') return []
    const { input, output, toolCallId, type } = part
    return [
      { type: 'start-step' },
      { input, toolCallId, toolName: type.slice('tool-'.length), type: 'tool-input-available' },
      { output, toolCallId, type: 'tool-output-available' },
      { type: 'finish-step' },
    ]
  })
}
