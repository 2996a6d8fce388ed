import type { CollectionSlug, Field } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { boot, type TestApp } from '@tests/support/boot'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

type Offer = 'disableListColumn' | 'disableListFilter'

/** Fields that forms hide, alone or with what holds them, and that a list offers. */
function offeredThoughHidden(fields: Field[], offer: Offer, isInHidden = false, path = ''): string[] {
  return fields.flatMap((field) => {
    const admin = (field.admin ?? {}) as Partial<Record<'hidden' | Offer, boolean>>
    const isHidden = isInHidden || admin.hidden === true
    const name = 'name' in field ? `${path}${field.name}` : path
    if ('tabs' in field) return field.tabs.flatMap((tab) => offeredThoughHidden(tab.fields, offer, isHidden, path))
    if ('fields' in field && field.type !== 'array')
      return offeredThoughHidden(field.fields, offer, isHidden, 'name' in field && field.name ? `${name}.` : path)
    const isOffered = isHidden && !('hidden' in field && field.hidden) && !admin[offer] && field.type !== 'ui'
    return isOffered ? [name] : []
  })
}

/** What lists show although no form has it. */
const EVERYWHERE = ['createdAt', 'deletedAt', 'id', 'publishedAt', 'updatedAt']
const OF_FILES = ['filename', 'filesize', 'height', 'mimeType', 'width']
const ELSEWHERE: Record<string, string[]> = {
  'event-instances': ['title'],
  events: ['nextPerformance'],
  files: OF_FILES,
  media: OF_FILES,
  redirects: ['title'],
}

describe.each<[string, Offer]>([
  ['columns', 'disableListColumn'],
  ['filters', 'disableListFilter'],
])('as %s lists offer nothing that forms hide', (_, offer) => {
  it('except what lists alone show', () => {
    const { collections } = app.payload
    const offered = callboardOf(app.payload).contentTypes.map(({ slug }) => [
      slug,
      offeredThoughHidden(collections[slug as CollectionSlug].config.fields, offer)
        .filter((name) => !EVERYWHERE.includes(name))
        .sort(),
    ])
    expect(offered.length).toBeGreaterThan(15)
    expect(Object.fromEntries(offered.filter(([, names]) => names!.length > 0))).toEqual(ELSEWHERE)
  })
})
