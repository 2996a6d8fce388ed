import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span in OTLP JSON, limited to what tests check. */
export interface SentSpan {
  attributes: Record<string, number | string>
  kind: number
  name: string
  parentSpanId?: string
  resource: Record<string, number | string>
  spanId: string
  status: { code?: number; message?: string }
  traceId: string
}

export interface Collector {
  close: () => Promise<void>
  /** All received bodies. */
  received: () => string
  spans: () => SentSpan[]
  url: string
}

type Value = { doubleValue?: number; intValue?: number | string; stringValue?: string }
type Attributes = { key: string; value: Value }[]

/** A trace collector for OTLP over HTTP as JSON. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = []
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      if (incoming.method !== 'POST' || incoming.url !== '/v1/traces') return void outgoing.writeHead(404).end()
      bodies.push(body)
      outgoing.setHeader('Content-Type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    received: () => bodies.join('\n'),
    spans: () => bodies.flatMap(spansOf),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
}

type RawSpan = Omit<SentSpan, 'attributes' | 'resource'> & { attributes: Attributes }

interface Body {
  resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: RawSpan[] }[] }[]
}

function spansOf(body: string): SentSpan[] {
  const { resourceSpans } = JSON.parse(body) as Body
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: toRecord(span.attributes),
        resource: toRecord(resource.attributes),
      })),
    ),
  )
}

const toRecord = (attributes: Attributes): Record<string, number | string> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]),
  )
