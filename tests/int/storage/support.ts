import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { poolOf } from '@/database/poolOf'
import { taskList } from '@/jobs/worker/taskList'
import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { photo } from '@tests/support/pictures/photo'
import { startFakeS3, type FakeS3 } from '@tests/fakes/s3'
import { makeWorld, type World } from '@tests/support/world'
import type { Uploaded } from '../media/support'

export type Media = Uploaded['doc'] & { _status: string; focalX: number; updatedAt: string }

export interface Kept {
  app: TestApp
  s3: FakeS3
  world: World
  close: () => Promise<void>
}

/** An installation that keeps its files in a bucket. */
export async function bootWithBucket(): Promise<Kept> {
  const s3 = await startFakeS3()
  const app = await boot({ env: s3.env })
  const world = await makeWorld(app)
  return {
    app,
    close: async () => {
      await app.close()
      await s3.close()
    },
    s3,
    world,
  }
}

/** Names of files that lie on disk. */
export function onDisk(folder = 'media'): string[] {
  try {
    return readdirSync(join(process.env.CALLBOARD_DATA!, 'uploads', folder)).sort()
  } catch {
    return []
  }
}

export const namesOf = (media: Media): string[] => [
  media.filename,
  ...Object.values(media.sizes ?? {}).flatMap(({ filename }) => filename ?? []),
]

interface Sent {
  data?: Uint8Array
  name?: string
  /** Fields of the document. */
  fields?: Record<string, unknown>
  type?: string
}

/** A form of the admin with a file. */
export async function fileForm({
  data,
  fields = {},
  name = 'poster.jpg',
  type = 'image/jpeg',
}: Sent): Promise<FormData> {
  const form = new FormData()
  const content = new Uint8Array(data ?? (await photo('jpeg', 1_600, 1_200)))
  form.append('file', new File([content], name, { type }))
  form.append('_payload', JSON.stringify(fields))
  return form
}

/** Uploads a picture that is live at once. */
export async function addPicture(client: Client, tenant: string, fields: Record<string, unknown> = {}): Promise<Media> {
  const form = await fileForm({ fields: { _status: 'published', tenant, ...fields } })
  const { body, status } = await client.post<Uploaded>('/media?depth=0', form)
  if (status !== 201) throw new Error(`The picture was not taken: ${status} ${JSON.stringify(body)}`)
  return body.doc as Media
}

/** What the worker would do with the jobs of this name, in their order. */
export async function work({ payload }: TestApp, ...names: string[]): Promise<void> {
  const { rows } = await poolOf(payload).query<{ id: string; identifier: string; payload: object }>(
    `select jobs.id, tasks.identifier, jobs.payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where tasks.identifier = any($1) order by jobs.id`,
    [names],
  )
  const tasks = taskList(payload)
  for (const { id, identifier, payload: input } of rows) {
    await tasks[identifier]?.(input, undefined as never)
    await poolOf(payload).query('delete from graphile_worker._private_jobs where id = $1', [id])
  }
}
