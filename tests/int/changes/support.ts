import { ORIGIN, type TestApp } from '@tests/support/boot'

/** A stream of changes as a browser reads it. */
export interface ChangeStream {
  status: number
  headers: Headers
  /** The body of a refusal. */
  body: Record<string, unknown>
  /** All batches so far, signs of life left out. */
  batches: string[][]
  /** What came so far, as it was sent. */
  raw: () => string
  /** Reads until a kind has come after so many batches (default: 0); false if the stream ends before. */
  until: (kind: string, after?: number) => Promise<boolean>
  /** Resolves when the server ends the stream. */
  ended: () => Promise<void>
  leave: () => Promise<void>
}

/** Opens the stream of a tenant with the session of a cookie, and reads its first sign of life. */
export async function follow(app: TestApp, cookie: string, tenantId: string): Promise<ChangeStream> {
  const response = await app.send(
    new Request(`${ORIGIN}/api/changes?tenantId=${tenantId}`, { headers: { Cookie: cookie, Origin: ORIGIN } }),
  )
  const isStream = response.headers.get('Content-Type') === 'text/event-stream'
  const reader = isStream ? response.body!.getReader() : null
  const decoder = new TextDecoder()
  let raw = ''
  const readOn = async (): Promise<boolean> => {
    const next = await reader?.read()
    if (!next || next.done) return false
    const text = decoder.decode(next.value as Uint8Array)
    raw += text
    const { kinds } = JSON.parse(text.replace(/^data: /, '')) as { kinds: string[] }
    if (kinds.length > 0) stream.batches.push(kinds)
    return true
  }
  const stream: ChangeStream = {
    batches: [],
    body: isStream ? {} : ((await response.json()) as Record<string, unknown>),
    headers: response.headers,
    status: response.status,
    ended: async () => {
      while (await readOn());
    },
    leave: async () => void (await reader?.cancel()),
    raw: () => raw,
    until: async (kind, after = 0) => {
      while (!stream.batches.slice(after).flat().includes(kind)) if (!(await readOn())) return false
      return true
    },
  }
  if (isStream) await readOn()
  return stream
}
