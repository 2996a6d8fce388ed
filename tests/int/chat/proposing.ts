import { randomUUID } from 'node:crypto'
import type { Piece } from '@tests/fakes/models/startModel'
import type { Client } from '@tests/support/client'
import { message, say, type Conversing } from './support'

export interface Shown {
  id: string
  documents: {
    fields: { from: string | null; label: string; name: string; to: string | null }[]
    id?: string
    title: string
    type: string
  }[]
  state: string
  title: string
  tool: string
}

export interface Call {
  call: string
  input: unknown
}

/** Has the model call tools, one step after the other, and answers what became of it. */
export async function haveCalled(
  stage: Conversing,
  calls: Call[],
  name = 'editor-a',
  chat: string = randomUUID(),
): Promise<{ chat: string; proposals: Shown[]; results: Record<string, unknown>[] }> {
  const before = stage.model.requests.length
  stage.model.script(({ number }): { pieces: Piece[] } => ({
    pieces: calls[number - before] ? [calls[number - before]!] : ['Done'],
  }))
  const stream = await (
    await say((request) => stage.app.send(request), stage.tokens[name]!, {
      id: chat,
      message: message('Do it'),
      tenant: stage.world.a,
    })
  ).rest()
  const proposals = stream.seen
    .filter(({ chunk }) => chunk.type === 'data-proposal')
    .map(({ chunk }) => chunk.data as Shown)
  return {
    chat,
    proposals,
    results: stream.seen
      .filter(({ chunk }) => chunk.type === 'tool-output-available')
      .map(({ chunk }) => chunk.output as Record<string, unknown>),
  }
}

export const update = (id: string, fields: Record<string, unknown>, type = 'pages'): Call => ({
  call: 'updateDraft',
  input: { fields, id, type },
})

/** Applies, dismisses or undoes proposals of a conversation. */
export const act = <Body = Record<string, unknown>>(client: Client, chat: string, path: string) =>
  client.post<Body>(`/chat/${chat}/${path}`)
