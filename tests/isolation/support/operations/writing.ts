import type { Client } from '@tests/support/client'
import { sampleFile } from '@/plugins/canary/lib/samples/sampleFile'
import { newData, versionOf, type Subject } from '../subjects'
import { writes, type Body, type Call, type Operation, type Outcome } from './operation'

/** Every door through which a document can be made or changed. */
export const writing: Operation[] = [
  { name: 'create', main: true, verb: 'publish', run: (call) => createIn(call, { _status: 'published' }) },
  { name: 'create as draft', verb: 'manage', run: (call) => createIn(call, { _status: 'draft' }, '?draft=true') },
  {
    name: 'update',
    main: true,
    rows: '[A-005] [A-009] [B-001]',
    verb: 'publish',
    run: async (call) => writes(await patch(call, await retitled(call))),
  },
  {
    name: 'save a draft',
    verb: 'manage',
    run: async (call) => writes(await patch(call, await retitled(call), '?draft=true')),
  },
  {
    name: 'autosave',
    verb: 'manage',
    run: async (call) => writes(await patch(call, await retitled(call), '?draft=true&autosave=true')),
  },
  {
    name: 'update in Welsh',
    verb: 'publish',
    run: async (call) => writes(await patch(call, await retitled(call), '?locale=cy')),
  },
  {
    name: 'publish',
    verb: 'publish',
    uses: 'draft',
    run: async (call) => writes(await patch(call, { _status: 'published' })),
  },
  {
    name: 'unpublish',
    verb: 'publish',
    uses: 'live',
    run: async (call) => writes(await patch(call, { _status: 'draft' })),
  },
  {
    name: 'update many',
    verb: 'publish',
    run: async (call) =>
      changed(
        call,
        await call.client.patch<Body>(`/${call.subject.slug}?where[id][equals]=${call.id}`, await retitled(call)),
      ),
  },
  {
    name: 'update many drafts',
    verb: 'manage',
    run: async (call) =>
      changed(
        call,
        await call.client.patch<Body>(
          `/${call.subject.slug}?draft=true&where[id][in]=${call.id}`,
          await retitled(call),
        ),
      ),
  },
  {
    name: 'duplicate',
    verb: 'manage',
    run: async ({ client, id, subject: { slug } }) => writes(await client.post<Body>(`/${slug}/${id}/duplicate`)),
  },
  {
    name: 'restore a version',
    verb: 'publish',
    run: async ({ client, id, subject }) =>
      writes(await client.post<Body>(`/${subject.slug}/versions/${await versionOf(subject, id)}`)),
  },
  {
    name: 'restore a version as draft',
    verb: 'manage',
    run: async ({ client, id, subject }) =>
      writes(await client.post<Body>(`/${subject.slug}/versions/${await versionOf(subject, id)}?draft=true`)),
  },
  {
    name: 'restore from trash',
    verb: 'publish',
    uses: 'trashed',
    run: async (call) => writes(await patch(call, { deletedAt: null }, '?trash=true')),
  },
  {
    name: 'restore as a draft',
    verb: 'manage',
    uses: 'trashed',
    run: async (call) => writes(await patch(call, { _status: 'draft', deletedAt: null }, '?trash=true')),
  },
]

const patch = ({ client, id, subject: { slug } }: Call, data: Record<string, unknown>, query = '') =>
  client.patch<Body>(`/${slug}/${id}${query}`, data)

async function createIn(
  { client, subject, tenant }: Call,
  more: Record<string, unknown>,
  query = '',
): Promise<Outcome> {
  const data = { ...(await newData(subject, subject.stage.tenants[tenant])), ...more }
  return writes(await post(client, subject, data, query), 201)
}

/** Creates as the admin does: uploads as a form with the file, everything else as JSON. */
export function post(
  client: Client,
  { slug, upload }: Pick<Subject, 'slug' | 'upload'>,
  data: Record<string, unknown>,
  query = '',
) {
  if (!upload) return client.post<Body>(`/${slug}${query}`, data)
  const file = sampleFile(upload.mimeTypes, 'sample')
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new Blob([new Uint8Array(file.data)], { type: file.mimetype }), file.name)
  return client.post<Body>(`/${slug}${query}`, form)
}

async function retitled({ subject, tenant }: Call): Promise<Record<string, unknown>> {
  const { titleField } = subject.type
  return { [titleField]: (await newData(subject, subject.stage.tenants[tenant]))[titleField] }
}

function changed({ id }: Call, answer: Outcome['answer']): Outcome {
  return { answer, done: answer.status === 200 && (answer.body.docs ?? []).some((doc) => doc.id === id) }
}
