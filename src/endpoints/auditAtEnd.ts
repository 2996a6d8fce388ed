/** How a stream came to its end: whole, left by its reader, or broken. */
export type StreamOutcome = 'complete' | 'left' | 'failed'

/**
 * Has a stream written to the audit log when it has ended, however that comes about.
 * @param output of an operation that streams: a `Response`
 * @param write is called once. When it fails after a whole stream, the stream fails.
 */
export async function auditAtEnd<Output>(
  output: Output,
  write: (outcome: StreamOutcome) => Promise<void>,
): Promise<Output> {
  if (!(output instanceof Response)) throw new Error('An operation that streams answers a Response.')
  if (!output.body) {
    await write('complete')
    return output
  }
  const reader = output.body.getReader()
  const body = new ReadableStream<Uint8Array>({
    cancel: async (reason) => {
      await reader.cancel(reason)
      await write('left')
    },
    pull: async (controller) => {
      const { done, value } = await reader.read().catch(async (error: unknown) => {
        await write('failed')
        throw error
      })
      if (!done) return controller.enqueue(value)
      await write('complete')
      controller.close()
    },
  })
  return new Response(body, {
    headers: output.headers,
    status: output.status,
    statusText: output.statusText,
  }) as Output & Response
}
