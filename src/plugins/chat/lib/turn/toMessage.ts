import type { ChatMessage, Chunk, MessagePart } from '../messages'

/** The parts of the message that chunks make, by the SDK's own reader. What broke off in the middle is as far as it came. */
export async function toMessage(id: string, chunks: Chunk[]): Promise<MessagePart[]> {
  const { readUIMessageStream } = await import('ai')
  const stream = new ReadableStream<Chunk>({
    start: (controller) => {
      // An error for the readers is no part of the message.
      for (const chunk of chunks) if (chunk.type !== 'error') controller.enqueue(chunk)
      controller.close()
    },
  })
  let message: ChatMessage = { id, parts: [], role: 'assistant' }
  for await (const state of readUIMessageStream<ChatMessage>({ message, stream: stream as never })) message = state
  return message.parts.map(ended)
}

/** Nothing of a message that is stored is under way any more. */
const ended = (part: MessagePart): MessagePart =>
  (part.type === 'text' || part.type === 'reasoning') && part.state === 'streaming' ? { ...part, state: 'done' } : part
