import { randomUUID } from 'node:crypto'
import { startModel, type ModelFake } from '@tests/fakes/models/startModel'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { tokensOf } from '@tests/support/tokens'
import { create, makeWorld, type World } from '@tests/support/world'

export interface Conversing {
  app: TestApp
  world: World
  model: ModelFake
  tokens: Record<string, string>
}

/** Two theatres whose plan has an assistant, and a model of our own that says what a test wants. */
export async function startConversing({
  env = {},
  isGuide = false,
  perDay = -1,
}: { env?: Record<string, string>; isGuide?: boolean; perDay?: number } = {}): Promise<Conversing> {
  const model = await startModel()
  const app = await boot({
    env: { ...(!isGuide && { AI_API_KEY: 'a-key', AI_BASE_URL: model.url, AI_MODEL: 'openai/fake' }), ...env },
  })
  const world = await makeWorld(app)
  const plan = await create(app.payload, 'plans', {
    name: 'Chatty',
    ai_chat: true,
    chat_messages_per_day: perDay,
    staff_seats: -1,
  })
  for (const tenant of [world.a, world.b])
    await app.payload.update({ collection: 'tenants', data: { plan }, id: tenant, overrideAccess: true })
  const tokens = await tokensOf(app, ['owner-a', 'editor-a', 'viewer-a', 'owner-b', 'both', 'super'])
  return { app, model, tokens, world }
}

export const endConversing = async ({ app, model }: Conversing): Promise<void> => {
  await app.close()
  await model.close()
}

export interface Chunk {
  type: string
  delta?: string
  [name: string]: unknown
}

/** An answer as it comes. */
export interface Stream {
  status: number
  headers: Headers
  /** What came so far, each with its event id. */
  seen: { chunk: Chunk; id: string }[]
  /** Reads until something has come; false where the stream ends before. */
  until: (has: (stream: Stream) => boolean) => Promise<boolean>
  /** Reads to the end. */
  rest: () => Promise<Stream>
  /** Closes the tab. */
  leave: () => Promise<void>
  /** The words so far. */
  text: () => string
  body: Record<string, unknown>
}

type Send = (request: Request) => Promise<Response>

const request = (
  token: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Request =>
  new Request(`${ORIGIN}/api${path}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    headers: {
      Cookie: `payload-token=${token}`,
      Origin: ORIGIN,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  })

export const message = (text: string, id: string = randomUUID()) => ({
  id,
  parts: [{ text, type: 'text' }],
  role: 'user',
})

/** Sends a message and begins to read. */
export const say = async (send: Send, token: string, body: unknown): Promise<Stream> =>
  streamOf(await send(request(token, 'POST', '/chat', body)))

/** Comes back to an answer. */
export const resume = async (send: Send, token: string, chat: string, lastEventId?: string): Promise<Stream> =>
  streamOf(
    await send(
      request(token, 'GET', `/chat/${chat}/stream`, undefined, lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
    ),
  )

async function streamOf(response: Response): Promise<Stream> {
  const isStream = response.headers.get('Content-Type')?.includes('event-stream') ?? false
  const body = isStream || response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>)
  const reader = isStream ? response.body!.getReader() : null
  const decoder = new TextDecoder()
  let left = ''
  const stream: Stream = {
    body,
    headers: response.headers,
    leave: async () => void (await reader?.cancel().catch(() => undefined)),
    rest: async () => {
      await stream.until(() => false)
      return stream
    },
    seen: [],
    status: response.status,
    text: () => stream.seen.map(({ chunk }) => (chunk.type === 'text-delta' ? chunk.delta : '')).join(''),
    until: async (has) => {
      while (!has(stream)) {
        const next = await reader?.read()
        if (!next || next.done) return false
        left += decoder.decode(next.value, { stream: true })
        const events = left.split('\n\n')
        left = events.pop()!
        for (const event of events) {
          const data = /^data: (.*)$/m.exec(event)?.[1]
          if (data && data !== '[DONE]')
            stream.seen.push({ chunk: JSON.parse(data) as Chunk, id: /^id: (.*)$/m.exec(event)?.[1] ?? '' })
        }
      }
      return true
    },
  }
  return stream
}

/** Something to wait for, and how it comes about. */
export function gate(): { open: () => void; promise: Promise<void> } {
  let open: () => void = () => undefined
  const promise = new Promise<void>((resolve) => (open = resolve))
  return { open, promise }
}

export interface ReadMessage {
  id: string
  metadata: { createdAt: string; state: string }
  parts: { state?: string; text?: string; type: string; [name: string]: unknown }[]
  role: string
}
