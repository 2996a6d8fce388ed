/** How a stream ended: completely, cancelled by the client, or with an error. */
type StreamOutcome = 'complete' | 'left' | 'failed'

/**
 * Writes an audit entry once a stream has ended, however it ends.
 * @param output of a streaming operation: a `Response`
 * @param write called once: a reader that leaves ends the stream, too, which does not make it complete. If it fails
 *   after a complete stream, the stream fails.
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
  let hasEnded = false
  const end = async (outcome: StreamOutcome) => {
    if (hasEnded) return
    hasEnded = true
    await write(outcome)
  }
  const body = new ReadableStream<Uint8Array>({
    cancel: async (reason) => {
      const written = end('left')
      await reader.cancel(reason).finally(() => written)
    },
    pull: async (controller) => {
      const { done, value } = await reader.read().catch(async (error: unknown) => {
        await end('failed')
        throw error
      })
      if (hasEnded) return
      if (!done) return controller.enqueue(value)
      await end('complete')
      controller.close()
    },
  })
  return new Response(body, {
    headers: output.headers,
    status: output.status,
    statusText: output.statusText,
  }) as Output & Response
}
