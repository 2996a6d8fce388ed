import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anthropicEvents } from './anthropic'
import { openaiEvents } from './openai'

/** A part of a model's response. */
export type Piece =
  /** Text. */
  | string
  /** A tool call. */
  | { call: string; input: unknown }
  /** Pauses until the promise settles. */
  | { until: Promise<unknown> }
  /** Breaks the connection. */
  | { cut: true }
  /** The response is longer than it may be. */
  | { long: true }
  /** The model refuses to respond. */
  | { refuses: true }
  /** A provider error in mid-stream. */
  | { error: string }

export interface ModelRequest {
  protocol: 'anthropic' | 'openai'
  /** The request body. */
  body: { messages: { content: unknown; role: string }[]; model: string; system?: unknown; tools?: unknown[] }
  headers: Record<string, unknown>
  /** Number of the request, from 0. */
  number: number
}

export interface ModelTurn {
  pieces: Piece[]
  /** Response status. Default: 200. */
  status?: number
  /** Accepts the request and sends nothing before it settles. Default: responds at once. */
  silent?: Promise<unknown>
}

export interface ModelFake {
  /** Base URL for a provider's SDK. */
  url: string
  requests: ModelRequest[]
  /** Sets the script for further requests. */
  script: (turn: (asked: ModelRequest) => ModelTurn) => void
  close: () => Promise<void>
}

/** An HTTP server on loopback that imitates the streaming APIs of OpenAI and Anthropic with scripted responses. */
export async function startModel(
  first: (asked: ModelRequest) => ModelTurn = () => ({ pieces: ['Hello'] }),
): Promise<ModelFake> {
  let script = first
  const asked: ModelRequest[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const data of request) text += String(data)
    const protocol = request.url?.endsWith('/messages') ? 'anthropic' : 'openai'
    const received: ModelRequest = {
      body: JSON.parse(text) as ModelRequest['body'],
      headers: request.headers,
      number: asked.length,
      protocol,
    }
    asked.push(received)
    const { pieces, silent, status = 200 } = script(received)
    await silent
    if (status !== 200)
      return void response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: { message: 'Not now', type: 'server_error' }, type: 'error' }))
    if (!(received.body as { stream?: boolean }).stream)
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(completion(pieces))
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    await writeStream(response, protocol === 'anthropic' ? anthropicEvents(pieces) : openaiEvents(pieces))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    requests: asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    script: (turn) => void (script = turn),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  }
}

/** Protocol-specific events to send. */
export type Wire = { data: unknown; event?: string } | { cut: true } | { until: Promise<unknown> } | '[DONE]'

async function writeStream(response: ServerResponse, events: Iterable<Wire>): Promise<void> {
  for (const event of events) {
    if (event === '[DONE]') response.write('data: [DONE]\n\n')
    else if ('until' in event) await event.until
    else if ('cut' in event) {
      // Flush what was written before.
      await new Promise((resolve) => response.write(': \n\n', resolve))
      return void response.destroy()
    } else response.write(`${event.event ? `event: ${event.event}\n` : ''}data: ${JSON.stringify(event.data)}\n\n`)
  }
  response.end()
}

/** A non-streamed OpenAI response, as used for titles. */
const completion = (pieces: Piece[]): string =>
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
