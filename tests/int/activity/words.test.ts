import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { boot, type TestApp } from '@tests/support/boot'
import { callboardOf } from '@/access/registryOf'
import type { AnyOperation } from '@/endpoints/define'
import { messagesIn } from '@/i18n/translator'
import type { MessageKey } from '@/i18n/en'
import { ACTIVITY_KINDS, actionsOfKind, describeAction, type ActivityActions } from '@/lib/activity/actions'

let app: TestApp
let declared: string[]
let actions: ActivityActions

beforeAll(async () => {
  app = await boot()
  actions = callboardOf(app.payload).actions
  const operations = (callboardOf(app.payload).operations as AnyOperation[]).flatMap(({ audit }) => audit ?? [])
  const { platformCollections } = await import('@/collections/platform')
  const { PATCH_PARTS } = await import('@/endpoints/settings/patch/patchTenant')
  const byHand = platformCollections.flatMap(({ slug }) =>
    ['created', 'updated', 'deleted'].map((verb) => `${slug}.${verb}`),
  )
  declared = [...operations, ...PATCH_PARTS.map(({ audit }) => audit), ...byHand, ...inSource()]
})
afterAll(() => app.close())

/** Actions that stand as words in the code: of hooks, and closer ones of operations. */
function inSource(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && /^(?:collections|endpoints|jobs|plugins)/.test(file),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join('src', file), 'utf8')
    return /writeAudit|audit\(/.test(text)
      ? [...text.matchAll(/\b(?:action:|return) [^\n]*/g)].flatMap(([line]) =>
          [...line.matchAll(/'(\w+\.\w+)'/g)].map(([, action]) => action!),
        )
      : []
  })
}

describe('every action of the audit log', () => {
  it('is told in words, in each language of the admin', () => {
    expect(declared).toEqual(
      expect.arrayContaining([
        'settings.general',
        'document.deleted',
        'document.published',
        'document.restored',
        'document.restoredLive',
        'document.trashed',
        'document.unpublished',
        'tenant.reopened',
        'settings.domains',
        'user-roles.updated',
      ]),
    )
    expect(declared.filter((action) => describeAction(actions, action) === null)).toEqual([])
    const keys = declared.flatMap((action): MessageKey[] => {
      const { thing, titled, withPerformances, message } = describeAction(actions, action)!
      return [thing, titled, withPerformances, message].filter((key) => key !== undefined)
    })
    const [en, es, ar, cy] = ['en', 'es', 'ar', 'cy'].map((language): Record<string, string> => messagesIn(language))
    const missing = (language: Record<string, string>) =>
      keys.filter((key) => !language[key] && !(language[`${key}_one`] && language[`${key}_other`]))
    expect([en!, es!, ar!, cy!].map(missing)).toEqual([[], [], [], []])
    const textOf = (language: Record<string, string>, key: MessageKey) => language[key] ?? language[`${key}_other`]
    expect(keys.filter((key) => textOf(es!, key) === textOf(en!, key))).toEqual([])
  })

  it('is of exactly one kind', () => {
    const found = ACTIVITY_KINDS.flatMap((kind) => actionsOfKind(actions, kind))
    expect(new Set(found).size).toBe(found.length)
    expect(declared.filter((action) => !found.includes(action))).toEqual([])
  })

  it('an unknown action has no sentence', () => {
    expect(
      ['nothing', 'tenants.exploded', 'constructor', 'toString.created', ''].map((action) =>
        describeAction(actions, action),
      ),
    ).toEqual([null, null, null, null, null])
  })
})
