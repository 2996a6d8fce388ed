import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runOnce } from 'graphile-worker'
import { taskList } from '@/jobs/worker/taskList'
import type { DescribedWebsite } from '@/plugins/movingIn/lib/describe'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { photo } from '@tests/support/pictures/photo'

export interface OldHost {
  address: string
  host: string
  /** Paths that were requested. */
  requests: string[]
  /** Paths that are gone. */
  gone: Set<string>
  /** Files besides the pictures, by path. */
  files: Map<string, Buffer | string>
  close: () => Promise<void>
}

/** The web server of an old website: it has a picture at every address below `/wp-content`. */
export async function startOldHost(): Promise<OldHost> {
  const picture = await photo('jpeg', 400, 300)
  const requests: string[] = []
  const gone = new Set<string>()
  const files = new Map<string, Buffer | string>()
  const server = createServer(({ url = '' }, response) => {
    requests.push(url)
    if (url.endsWith('/elsewhere.jpg')) return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
    const file = files.get(url)
    if (file !== undefined) return void response.end(file)
    const isThere = url.startsWith('/wp-content/') && !gone.has(url)
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/jpeg' }).end(isThere ? picture : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: `http://${host}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
    files,
    gone,
    host,
    requests,
  }
}

/** Runs all waiting jobs, as a worker does. */
export const work = (app: TestApp): Promise<void> =>
  runOnce({ connectionString: app.databaseUrl, noHandleSignals: true, taskList: taskList(app.payload) })

/** Sends the files of an export as the screen does. */
export async function send(client: Client, tenantId: string, files: (string | Uint8Array)[]): Promise<string> {
  const bytes = files.map((file) => Buffer.from(file))
  const begun = await client.post<{ id: string }>('/old-websites', {
    sizes: bytes.map(({ length }) => length),
    tenantId,
  })
  expect(begun.status).toBe(201)
  for (const [fileNumber, file] of bytes.entries()) {
    const half = Math.ceil(file.length / 2)
    for (const [part, slice] of [file.subarray(0, half), file.subarray(half)].entries()) {
      if (slice.length === 0) continue
      const sent = await client.post('/old-websites/part', partOf(begun.body.id, { fileNumber, part, slice }))
      expect([sent.status, sent.body]).toEqual([200, { received: slice.length }])
    }
  }
  expect((await client.post(`/old-websites/${begun.body.id}/read`, {})).status).toBe(200)
  return begun.body.id
}

export function partOf(
  id: string,
  { fileNumber = 0, part = 0, slice }: { fileNumber?: number; part?: number; slice: Uint8Array },
): FormData {
  const form = new FormData()
  form.append('id', id)
  form.append('fileNumber', String(fileNumber))
  form.append('part', String(part))
  form.append('file', new Blob([new Uint8Array(slice)]), 'export.xml')
  return form
}

export async function stateOf(client: Client, tenantId: string): Promise<DescribedWebsite> {
  const { body, status } = await client.get<{ website: DescribedWebsite }>(`/old-websites/last?tenantId=${tenantId}`)
  expect(status).toBe(200)
  return body.website
}

/** Sends an export, has it read, brings all of it, and returns what became of it. */
export async function bring(
  app: TestApp,
  client: Client,
  tenantId: string,
  file: string,
  choices: object = {},
): Promise<DescribedWebsite> {
  const id = await send(client, tenantId, [file])
  await work(app)
  expect((await client.post(`/old-websites/${id}/bring`, choices)).body).toEqual({ id })
  await work(app)
  return stateOf(client, tenantId)
}
