import type { Chunk, MessagePart } from '../messages'

/** Steps of an earlier try, as chunks of the next: they are shown again and not done again. */
export function keptChunks(parts: MessagePart[]): Chunk[] {
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
