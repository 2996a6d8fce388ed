import type { AppField } from '@/lib/apps/appFields'
import { CARDS_SHOWN, groupApps, isFound } from '@/lib/apps/groupApps'
import { APP_PARTS } from '@/lib/apps/parts'
import { publicSettings } from '@/lib/apps/publicSettings'

const app = (name: string, category: string, description = '') => ({ category, description, name })

describe('catalogue of apps', () => {
  it('lists ticketing first, then analytics, then the other categories alphabetically [A-040] [A-041]', () => {
    const groups = groupApps([
      app('Z', 'privacy'),
      app('Y', 'donations'),
      app('X', 'analytics'),
      app('W', 'maps'),
      app('V', 'ticketing'),
      app('U', 'analytics'),
    ])
    expect(groups.map(({ category }) => category)).toEqual(['ticketing', 'analytics', 'donations', 'maps', 'privacy'])
    expect(groups[1]!.apps.map(({ name }) => name)).toEqual(['X', 'U'])
  })

  it('finds an app by name or description, ignoring case [A-039]', () => {
    const plausible = app('Plausible', 'analytics', 'Figures without COOKIES')
    expect(['plaus', 'LAUSI', ' cookies ', ''].map((search) => isFound(plausible, search))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(isFound(plausible, 'analytics')).toBe(false)
    expect(isFound({ description: null, name: 'Plausible' }, 'null')).toBe(false)
  })

  it('shows six cards of a group [A-042] [A-344]', () => {
    expect(CARDS_SHOWN).toBe(6)
  })
})

describe('apps with settings', () => {
  const readers = ['en', 'es', 'ar'].map((language) => ({ i18n: { language } }))
  const verdict = (field: AppField, value: unknown, reader = readers[0]!) => field.validate(value, { req: reader })

  it('are at least eight, each with a unique handle and a setting that is not secret', () => {
    expect(APP_PARTS.length).toBeGreaterThanOrEqual(8)
    for (const { handle, settings } of APP_PARTS)
      expect([handle, settings.some(({ custom }) => !custom.isSecret)]).toEqual([handle, true])
    expect(new Set(APP_PARTS.map(({ handle }) => handle)).size).toBe(APP_PARTS.length)
  })

  it.each(APP_PARTS.map((part) => [part.handle, part] as const))(
    '%s has unique field names, texts in every language, valid defaults and secrets that stay private',
    (_, { settings }) => {
      expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length)
      for (const field of settings) {
        const texts = [
          field.label,
          ...(field.admin.description ? [field.admin.description] : []),
          ...(field.type === 'select' ? field.options.map(({ label }) => label) : []),
        ]
        for (const text of texts)
          for (const reader of readers) expect(text(reader)).toEqual(expect.stringMatching(/^(?!appSetting).*\S/))
        const { boundSecret, fallback, isPublic, isSecret } = field.custom
        if (isSecret) expect(isPublic).toBeUndefined()
        for (const value of [fallback, 'defaultValue' in field ? field.defaultValue : undefined])
          if (value !== undefined) expect(verdict(field, value)).toBe(true)
        if (boundSecret)
          expect(settings).toContainEqual(expect.objectContaining({ name: boundSecret, custom: { isSecret: true } }))
      }
    },
  )

  it('accept real values', () => {
    const real: Record<string, Record<string, unknown>> = {
      cookiebot: { groupId: '1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f' },
      fathom: { siteId: 'ABCDEFGH' },
      googleAnalytics: { measurementId: 'G-AB12CD34EF' },
      googleTagManager: { containerId: 'GTM-AB12CD3' },
      matomo: { serverUrl: 'https://stats.theatre.example', siteId: 1 },
      openStreetMap: {},
      plausible: { domain: 'theatre.example' },
    }
    for (const [handle, given] of Object.entries(real)) {
      const { settings } = APP_PARTS.find((part) => part.handle === handle)!
      expect(settings.map((field) => [field.name, verdict(field, given[field.name])])).toEqual(
        settings.map(({ name }) => [name, true]),
      )
      expect(publicSettings(settings, given)).toMatchObject(given)
    }
  })

  it('explain in the reader’s language which format a value needs', () => {
    const said = (reader: (typeof readers)[number]) =>
      APP_PARTS.flatMap(({ settings }) => settings).flatMap((field) => {
        const problem = field.type === 'text' && !field.custom.isSecret ? verdict(field, '¡¿?!', reader) : true
        return problem === true ? [] : [problem]
      })
    const [english, spanish, arabic] = readers.map(said)
    expect(english).toContain('A container ID like GTM-AB12CD3')
    expect(spanish).toContain('Un identificador de contenedor como GTM-AB12CD3')
    for (const [index, hint] of english!.entries())
      expect(new Set([hint, spanish![index], arabic![index]]).size).toBe(3)
  })
})
