import { ar } from '@/i18n/ar'
import { en } from '@/i18n/en'
import { es } from '@/i18n/es'
import { translatorOf } from '@/i18n/translator'
import { changeSettings } from '@/lib/apps/changeSettings'
import { CARDS_SHOWN, groupApps, isFound } from '@/lib/apps/groupApps'
import { APP_PARTS } from '@/lib/apps/parts'
import { publicSettings } from '@/lib/apps/publicSettings'
import type { SettingText } from '@/lib/apps/settingFields'
import { valueSchema } from '@/lib/apps/valueSchema'

const t = translatorOf({ language: 'en' })

const app = (name: string, category: string, description = '') => ({ category, description, name })

describe('the catalogue on screen', () => {
  it('[A-040] [A-041] has ticketing first, then analytics, then the others alphabetically', () => {
    const groups = groupApps([app('Z', 'privacy'), app('Y', 'donations'), app('X', 'analytics'), app('W', 'maps'), app('V', 'ticketing'), app('U', 'analytics')])
    expect(groups.map(({ category }) => category)).toEqual(['ticketing', 'analytics', 'donations', 'maps', 'privacy'])
    expect(groups[1]!.apps.map(({ name }) => name)).toEqual(['X', 'U'])
  })

  it('[A-039] finds by name or description, in any case', () => {
    const plausible = app('Plausible', 'analytics', 'Figures without COOKIES')
    expect(['plaus', 'LAUSI', ' cookies ', ''].map((search) => isFound(plausible, search))).toEqual([true, true, true, true])
    expect(isFound(plausible, 'analytics')).toBe(false)
    expect(isFound({ description: null, name: 'Plausible' }, 'null')).toBe(false)
  })

  it('[A-042] [A-344] shows six cards of a group', () => {
    expect(CARDS_SHOWN).toBe(6)
  })
})

describe('apps with settings', () => {
  it('are at least eight, each of use to a website', () => {
    expect(APP_PARTS.length).toBeGreaterThanOrEqual(8)
    for (const { handle, settings } of APP_PARTS) expect([handle, settings.some(({ type }) => type !== 'secret')]).toEqual([handle, true])
    expect(new Set(APP_PARTS.map(({ handle }) => handle)).size).toBe(APP_PARTS.length)
  })

  it.each(APP_PARTS.map((part) => [part.handle, part] as const))('%s: distinct names, words in every language, defaults that pass, secrets that are never public', (_, { settings }) => {
    const words = (text: SettingText | undefined) => (typeof text === 'string' ? [en[text as 'save'], es[text as 'save'], ar[text as 'save']] : [])
    expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length)
    for (const field of settings) {
      const texts = [field.label, ...(field.help ? [field.help] : []), ...(field.type === 'select' ? field.options.map(({ label }) => label) : [])]
      for (const word of texts.flatMap(words)) expect(word).toEqual(expect.stringMatching(/\S/))
      if (field.type === 'secret') expect(field).not.toHaveProperty('isPublic')
      else if (field.default !== undefined) expect(valueSchema(field, t).safeParse(field.default).success).toBe(true)
      if ('boundSecret' in field && field.boundSecret) expect(settings).toContainEqual(expect.objectContaining({ name: field.boundSecret, type: 'secret' }))
    }
  })

  it('take real values', () => {
    const real: Record<string, object> = {
      cookiebot: { groupId: '1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f' },
      fathom: { siteId: 'ABCDEFGH' },
      googleAnalytics: { measurementId: 'G-AB12CD34EF' },
      googleTagManager: { containerId: 'GTM-AB12CD3' },
      matomo: { serverUrl: 'https://stats.theatre.example', siteId: 1 },
      openStreetMap: {},
      plausible: { domain: 'theatre.example' },
    }
    for (const [handle, given] of Object.entries(real)) {
      const part = APP_PARTS.find((part) => part.handle === handle)!
      const verdict = changeSettings(part.settings, given, { secrets: {}, values: {} }, t)
      expect(verdict).toHaveProperty('change')
      expect(publicSettings(part.settings, 'change' in verdict ? verdict.change.values : {})).toMatchObject(given)
    }
  })

  it('say in the reader’s language what a value must look like', () => {
    const said = (language: string) =>
      APP_PARTS.flatMap(({ settings }) => settings).flatMap((field) =>
        field.type === 'text' && field.pattern ? [valueSchema(field, translatorOf({ language })).safeParse('¡¿?!').error?.issues.at(-1)?.message ?? field.name] : [],
      )
    const [english, spanish, arabic] = [said('en'), said('es'), said('ar')]
    expect(english).toContain('A container ID like GTM-AB12CD3')
    expect(spanish).toContain('Un identificador de contenedor como GTM-AB12CD3')
    for (const [index, hint] of english!.entries()) expect(new Set([hint, spanish![index], arabic![index]]).size).toBe(3)
  })
})
