/** They prevent proxies and Next from buffering or compressing a stream. */
const HEADERS = {
  'Cache-Control': 'no-cache, no-transform',
  Connection: 'keep-alive',
  'Content-Type': 'text/event-stream',
  'X-Accel-Buffering': 'no',
}

/**
 * Responds with server-sent events.
 * @param read yields complete events, each with its empty line; `left` is aborted when the client disconnects
 */
export function eventStream(
  read: (left: AbortSignal) => AsyncGenerator<string>,
  headers: Record<string, string> = {},
): Response {
  const encoder = new TextEncoder()
  const disconnect = new AbortController()
  const events = read(disconnect.signal)
  const body = new ReadableStream<Uint8Array>(
    {
      cancel: async () => {
        disconnect.abort()
        await events.return(undefined)
      },
      pull: async (controller) => {
        const { done, value } = await events.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { ...HEADERS, ...headers } })
}
