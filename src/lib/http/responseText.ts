/** The text of a response; of an event stream, which may have no end, the first piece. */
export async function responseText(response: Response): Promise<string> {
  if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response.text()
  const reader = response.body.getReader()
  try {
    const { value } = await reader.read()
    return value ? new TextDecoder().decode(value as Uint8Array) : ''
  } finally {
    await reader.cancel()
  }
}
