import type { Piece, Wire } from './startModel'

/** Stream chunks of OpenAI's chat completions. */
export function* openaiEvents(pieces: Piece[]): Generator<Wire> {
  const chunk = (delta: object, finish: string | null = null): Wire => ({
    data: {
      choices: [{ delta, finish_reason: finish, index: 0 }],
      created: 1,
      id: 'one',
      model: 'fake',
      object: 'chat.completion.chunk',
    },
  })
  yield chunk({ content: '', role: 'assistant' })
  let calls = 0
  let finish = 'stop'
  for (const piece of pieces) {
    if (typeof piece === 'string') yield chunk({ content: piece })
    else if ('until' in piece || 'cut' in piece) yield piece
    else if ('refuses' in piece) finish = 'content_filter'
    else if ('long' in piece) finish = 'length'
    else if ('error' in piece) yield { data: { error: { message: piece.error, type: 'server_error' } } }
    else {
      const text = JSON.stringify(piece.input)
      finish = 'tool_calls'
      yield chunk({
        tool_calls: [
          {
            function: { arguments: '', name: piece.call },
            id: `call-${calls}-${crypto.randomUUID()}`,
            index: calls,
            type: 'function',
          },
        ],
      })
      yield chunk({ tool_calls: [{ function: { arguments: text.slice(0, 5) }, index: calls }] })
      yield chunk({ tool_calls: [{ function: { arguments: text.slice(5) }, index: calls }] })
      calls += 1
    }
  }
  yield chunk({}, finish)
  yield {
    data: {
      choices: [],
      created: 1,
      id: 'one',
      model: 'fake',
      object: 'chat.completion.chunk',
      usage: { completion_tokens: 7, prompt_tokens: 11, total_tokens: 18 },
    },
  }
  yield '[DONE]'
}
