import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anthropicEvents } from './anthropic'
import { openaiEvents } from './openai'

/** A piece of what a model says. */
export type Piece =
  /** Words. */
  | string
  /** A tool that it calls. */
  | { call: string; input: unknown }
  /** Says nothing before that. */
  | { until: Promise<unknown> }
  /** The connection breaks. */
  | { cut: true }
  /** It will not answer. */
  | { refuses: true }
  /** An error of the provider's in the middle of the stream. */
  | { error: string }

export interface Asked {
  protocol: 'anthropic' | 'openai'
  /** The request as it came. */
  body: { messages: { content: unknown; role: string }[]; model: string; system?: unknown; tools?: unknown[] }
  headers: Record<string, unknown>
  /** Which request it is, from 0. */
  number: number
}

export interface ModelTurn {
  pieces: Piece[]
  /** Of the answer. Default: 200. */
  status?: number
}

export interface ModelFake {
  /** Base address for a provider's package. */
  url: string
  asked: Asked[]
  /** What it says from now on. */
  script: (turn: (asked: Asked) => ModelTurn) => void
  close: () => Promise<void>
}

/** A real HTTP server on loopback that speaks the streaming protocols of OpenAI and Anthropic, by a script. */
export async function startModel(
  first: (asked: Asked) => ModelTurn = () => ({ pieces: ['Hello'] }),
): Promise<ModelFake> {
  let script = first
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const data of request) text += String(data)
    const protocol = request.url?.endsWith('/messages') ? 'anthropic' : 'openai'
    const one: Asked = {
      body: JSON.parse(text) as Asked['body'],
      headers: request.headers,
      number: asked.length,
      protocol,
    }
    asked.push(one)
    const { pieces, status = 200 } = script(one)
    if (status !== 200)
      return void response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: { message: 'Not now', type: 'server_error' }, type: 'error' }))
    if (!(one.body as { stream?: boolean }).stream)
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(whole(pieces))
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    await speak(response, protocol === 'anthropic' ? anthropicEvents(pieces) : openaiEvents(pieces))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    script: (turn) => void (script = turn),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  }
}

/** What one protocol sends for each piece. */
export type Wire = { data: unknown; event?: string } | { cut: true } | { until: Promise<unknown> } | '[DONE]'

async function speak(response: ServerResponse, events: Iterable<Wire>): Promise<void> {
  for (const one of events) {
    if (one === '[DONE]') response.write('data: [DONE]\n\n')
    else if ('until' in one) await one.until
    else if ('cut' in one) {
      // What was said before has left the house.
      await new Promise((resolve) => response.write(': \n\n', resolve))
      return void response.destroy()
    } else response.write(`${one.event ? `event: ${one.event}\n` : ''}data: ${JSON.stringify(one.data)}\n\n`)
  }
  response.end()
}

/** Not streamed, as OpenAI answers: titles are asked for like this. */
const whole = (pieces: Piece[]): string =>
  JSON.stringify({
    choices: [
      {
        finish_reason: 'stop',
        index: 0,
        message: { content: pieces.filter((piece) => typeof piece === 'string').join(''), role: 'assistant' },
      },
    ],
    created: 1,
    id: 'one',
    model: 'fake',
    object: 'chat.completion',
    usage: { completion_tokens: 3, prompt_tokens: 5, total_tokens: 8 },
  })
