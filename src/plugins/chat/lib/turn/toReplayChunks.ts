import type { Chunk, MessagePart } from '../messages'

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
