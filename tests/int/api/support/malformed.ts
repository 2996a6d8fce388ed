import type { ApiResponse, Client } from '@tests/support/client'
import { PICTURE } from '@tests/support/pictures/pixel'

/** What the cases are aimed at. */
export interface Target {
  /** Owner of the tenant, or somebody who may do more. */
  client: Client
  tenant: string
  page: string
  event: string
  media: string
  user: string
}

/** One malformed request. */
export interface Case {
  name: string
  send: (target: Target) => Promise<ApiResponse>
  /** Exact answer where there is a right one. Else: anything below 500. */
  status?: number
}

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + '1' + close.repeat(depth)

const BODIES: Record<string, string> = {
  null: 'null',
  'a list': '[{"title":"x"}]',
  'a text': '"title"',
  'a number': '42',
  true: 'true',
  'half an object': '{"title":',
  'a comma too many': '{"title":"x",}',
  'two objects': '{}{}',
  'not JSON': 'title=x',
  'lists 5,000 deep': `{"title":${nested(5_000, '[', ']')}}`,
  'objects 100,000 deep': nested(100_000, '{"a":', '}'),
  'a NUL': '{"title":"a\\u0000b"}',
  'a NUL in a name': '{"a\\u0000b":1}',
  'half a surrogate pair': '{"title":"\\ud83d"}',
  'the other half': '{"title":"\\udc00x"}',
  __proto__: '{"title":"x","__proto__":{"isAdmin":true}}',
  'an escaped __proto__': '{"title":"x","\\u005f_proto__":{"isAdmin":true}}',
  constructor: '{"constructor":{"prototype":{"a":1}}}',
  'a number without end': '{"title":1e400}',
}

const bodyTargets: Record<string, (target: Target, body: string) => Promise<ApiResponse>> = {
  'a new page': ({ client }, body) => client.post('/pages', body),
  'a change of a page': ({ client, page }, body) => client.patch(`/pages/${page}`, body),
  'changes of events': ({ client, event }, body) => client.patch(`/events?where[id][equals]=${event}`, body),
  'a sign-in': ({ client }, body) => client.post('/users/login', body),
  'a preference': ({ client }, body) => client.post('/payload-preferences/some-key', body),
}

export const bodyCases: Case[] = Object.entries(bodyTargets).flatMap(([to, send]) =>
  Object.entries(BODIES).map(([what, body]) => ({
    name: `${what} as ${to}`,
    send: (target) => send(target, body),
    status: 400,
  })),
)

const typed =
  (type: string, body: string): Case['send'] =>
  ({ client }) =>
    client.post('/pages', body, { headers: { 'Content-Type': type } })

export const typeCases: Case[] = [
  { name: 'a text body', send: typed('text/plain', '{"title":"x"}'), status: 415 },
  { name: 'XML', send: typed('application/xml', '<title/>'), status: 415 },
  { name: 'an ordinary form', send: typed('application/x-www-form-urlencoded', 'title=x'), status: 415 },
  { name: 'almost JSON', send: typed('application/jsonp', '{}'), status: 415 },
  { name: 'no type', send: typed('', '{}'), status: 415 },
  { name: 'nothing', send: typed('application/json', ''), status: 400 },
  {
    name: 'more than a megabyte',
    send: typed('application/json', JSON.stringify({ title: 'x'.repeat(1_100_000) })),
    status: 413,
  },
  { name: 'a form without boundary', send: typed('multipart/form-data', 'rubbish'), status: 400 },
  { name: 'a form of rubbish', send: typed('multipart/form-data; boundary=x', 'rubbish'), status: 400 },
  {
    name: 'a form that breaks off',
    send: typed(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"ti',
    ),
    status: 400,
  },
]

const form = (fields: [string, Blob | string, string?][]): FormData => {
  const data = new FormData()
  for (const [name, value, file] of fields)
    data.append(name, ...((typeof value === 'string' ? [value] : [value, file]) as [Blob, string]))
  return data
}
const upload = (name: string, fields: [string, Blob | string, string?][], status = 400): Case => ({
  name,
  send: ({ client }) => client.post('/media', form(fields)),
  status,
})
const ofTenant = (target: Target): [string, string] => ['_payload', JSON.stringify({ alt: 'x', tenant: target.tenant })]
const file = (name: string, type: string, content: BlobPart, status = 400): Case => ({
  name,
  send: (target) =>
    target.client.post(
      '/media',
      form([
        ofTenant(target),
        ['file', new Blob([content], { type }), `${name.replaceAll(' ', '-')}.${type.split('/')[1]?.slice(0, 4)}`],
      ]),
    ),
  status,
})

export const uploadCases: Case[] = [
  ...Object.entries(BODIES).map(([what, body]) => upload(`a form with ${what} as document`, [['_payload', body]])),
  upload('a form with nothing in it', []),
  upload('a form with something else in it', [['title', 'x']]),
  upload('a file without a document', [['file', new Blob([PICTURE], { type: 'image/png' }), 'x.png']]),
  upload('a file by another name', [
    ['_payload', '{}'],
    ['picture', new Blob([PICTURE], { type: 'image/png' }), 'x.png'],
  ]),
  upload('two documents in a form', [
    ['_payload', '{}'],
    ['_payload', '{}'],
  ]),
  upload('a file as document', [['_payload', new Blob(['{}']), 'a.json']]),
  upload('a text for a file', [
    ['_payload', '{}'],
    ['file', 'null'],
  ]),
  upload('a file of another collection', [['file', JSON.stringify({ collectionSlug: 'users', filename: 'x' })]]),
  { name: 'no file', send: (target) => target.client.post('/media', form([ofTenant(target)])), status: 400 },
  {
    name: 'no file and no form',
    send: ({ client, tenant }) => client.post('/media', { alt: 'x', tenant }),
    status: 400,
  },
  file('an empty picture', 'image/png', '', 415),
  file('HTML as a picture', 'image/png', '<html><script>alert(1)</script></html>', 415),
  file('a program as a picture', 'image/jpeg', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), 415),
  file(
    'the beginning of a picture',
    'image/png',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
    415,
  ),
  file('a broken drawing', 'image/svg+xml', '<svg><g></svg', 422),
  file('a script', 'text/javascript', 'alert(1)', 415),
]
