import type { StoredMessage } from '../chatMessages'
import { toReplayChunks } from '../turn/toMessage'
import type { Chunk } from '../messages'
import type { NumberedChunk } from './readAnswer'

/** Replays a stored answer as a stream. */
export async function* storedChunks({
  id,
  parts,
  state,
}: Pick<StoredMessage, 'id' | 'parts' | 'state'>): AsyncGenerator<NumberedChunk> {
  const chunks: Chunk[] = [{ messageId: id, type: 'start' }]
  parts.forEach((part, index) => {
    const text = `text-${index}`
    if (part.type === 'text')
      chunks.push(
        { id: text, type: 'text-start' },
        { delta: part.text, id: text, type: 'text-delta' },
        { id: text, type: 'text-end' },
      )
    else chunks.push(...toReplayChunks([part]))
  })
  if (state === 'complete') chunks.push({ finishReason: 'stop', type: 'finish' })
  else chunks.push(state === 'stopped' ? { type: 'abort' } : { errorText: state, type: 'error' })
  for (const [index, chunk] of chunks.entries()) yield { chunk, number: index + 1 }
}
