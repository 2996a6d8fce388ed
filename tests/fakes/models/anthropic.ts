import type { Piece, Wire } from './startModel'

/** Stream events of Anthropic's Messages API. */
export function* anthropicEvents(pieces: Piece[]): Generator<Wire> {
  const event = (type: string, data: object = {}): Wire => ({ data: { type, ...data }, event: type })
  yield event('message_start', {
    message: {
      content: [],
      id: 'one',
      model: 'fake',
      role: 'assistant',
      stop_reason: null,
      stop_sequence: null,
      type: 'message',
      usage: { input_tokens: 11, output_tokens: 1 },
    },
  })
  yield event('ping')
  let index = 0
  let isText = false
  let stop = 'end_turn'
  function* closeText(): Generator<Wire> {
    if (isText) yield event('content_block_stop', { index: index++ })
    isText = false
  }
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      if (!isText) yield event('content_block_start', { content_block: { text: '', type: 'text' }, index })
      isText = true
      yield event('content_block_delta', { delta: { text: piece, type: 'text_delta' }, index })
    } else if ('until' in piece || 'cut' in piece) yield piece
    else if ('refuses' in piece) stop = 'refusal'
    else if ('long' in piece) stop = 'max_tokens'
    else if ('error' in piece) yield event('error', { error: { message: piece.error, type: 'overloaded_error' } })
    else {
      yield* closeText()
      const text = JSON.stringify(piece.input)
      yield event('content_block_start', {
        content_block: { id: `toolu-${crypto.randomUUID()}`, input: {}, name: piece.call, type: 'tool_use' },
        index,
      })
      yield event('content_block_delta', { delta: { partial_json: text.slice(0, 5), type: 'input_json_delta' }, index })
      yield event('content_block_delta', { delta: { partial_json: text.slice(5), type: 'input_json_delta' }, index })
      yield event('content_block_stop', { index: index++ })
      stop = 'tool_use'
    }
  }
  yield* closeText()
  yield event('message_delta', { delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 7 } })
  yield event('message_stop')
}
