import type { TestApp } from '@tests/support/boot'
import { PASSWORD, signIn } from '@tests/support/client'
import { create } from '@tests/support/world'
import type { Target } from './malformed'
import { PICTURE } from '@tests/support/pictures/pixel'

/** A theatre with something of everything, and somebody who may do everything in it. */
export async function makeTarget(app: TestApp): Promise<Target> {
  const email = 'provider@test.example'
  const user = await create(app.payload, 'users', {
    email,
    emailVerified: true,
    password: PASSWORD,
    roles: ['super-admin'],
  })
  const tenant = await create(app.payload, 'tenants', {
    languages: ['en'],
    name: 'The theatre',
    owner: user,
    publishedLanguages: ['en'],
    slug: 'theatre',
    timezone: 'UTC',
  })
  const client = await signIn(app, email)
  const page = await create(app.payload, 'pages', { tenant, title: 'A page' })
  const event = await create(app.payload, 'events', { tenant, title: 'An event' })
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: 'A picture', tenant }))
  form.append('file', new Blob([PICTURE], { type: 'image/png' }), 'picture.png')
  const uploaded = await client.post<{ doc?: { id: string } }>('/media', form)
  if (!uploaded.body.doc) throw new Error(`The picture was refused: ${uploaded.status} ${uploaded.text}`)
  return { client, event, media: uploaded.body.doc.id, page, tenant, user }
}
