/** How a stream ended: completely, cancelled by the client, or with an error. */
export type StreamOutcome = 'complete' | 'left' | 'failed'

/**
 * Writes an audit entry once a stream has ended, however it ends.
 * @param output of a streaming operation: a `Response`
 * @param write called once. If it fails after a complete stream, the stream fails.
 */
export async function auditAtEnd<Output>(
  output: Output,
  write: (outcome: StreamOutcome) => Promise<void>,
): Promise<Output> {
  if (!(output instanceof Response)) throw new Error('An operation with isStream must return a Response.')
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
