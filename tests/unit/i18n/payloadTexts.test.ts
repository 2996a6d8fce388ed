import { extractHeaderLanguage } from '@payloadcms/translations'
import { en as payloadEn } from '@payloadcms/translations/languages/en'
import { adminLanguages } from '@/i18n/adminLanguages'
import { payloadLanguage } from '@/i18n/payloadLanguage'
import { payloadCy } from '@/i18n/payload/cy'

/** Texts that say the same as ours in other languages, without what Payload names in them. */
const REWRITTEN = ['creatingNewLabel', 'noResults', 'noTrashResults']

/** What Payload's own screens say in a language, ours in place of theirs where we have another. */
function textsOf(language: 'ar' | 'cy' | 'es'): string[] {
  const { supportedLanguages = {}, translations = {} } = adminLanguages() ?? {}
  const theirs = supportedLanguages[payloadLanguage(language)]?.translations as Record<string, Record<string, string>>
  const ours = translations[payloadLanguage(language)] as Record<string, Record<string, string> | undefined>
  return Object.entries(theirs).flatMap(([area, texts]) => Object.values({ ...texts, ...ours[area] }))
}

describe('Payload’s own translations', () => {
  it.each([
    ['es', /papelera/i, /basura/i],
    ['cy', /\bbin\b/i, /sbwriel|gwastraff/i],
    ['ar', /سلة المهملات/, /القمامة|المحذوفات|(?<!سلة )المهملات/],
  ] as const)('use one word for the trash: %s', (language, ours, others) => {
    const texts = textsOf(language)
    expect(texts.filter((text) => ours.test(text)).length).toBeGreaterThan(3)
    expect(texts.filter((text) => others.test(text))).toEqual([])
  })

  it('exist in Welsh, which Payload does not have, with the same keys, placeholders and tags', () => {
    const parts = (text: string) => [...text.matchAll(/\{\{.*?\}\}|<\/?\d>|<a /g)].map(([part]) => part).sort()
    for (const [area, texts] of Object.entries(payloadEn.translations)) {
      const welsh = payloadCy[area as keyof typeof payloadCy] as Record<string, string>
      expect(Object.keys(welsh)).toEqual(Object.keys(texts))
      for (const [key, text] of Object.entries(texts))
        if (!REWRITTEN.includes(key)) expect({ key, parts: parts(welsh[key]!) }).toEqual({ key, parts: parts(text) })
    }
  })

  it('are chosen by a browser that prefers Welsh', () => {
    adminLanguages()
    expect(extractHeaderLanguage('cy-GB,cy;q=0.9,en;q=0.8')).toBe('cy')
    expect(extractHeaderLanguage('gd,en;q=0.8')).toBe('en')
  })

  it('use sentence case in Spanish', () => {
    const texts = textsOf('es')
    expect(texts).toEqual(expect.arrayContaining(['Contraer todo', 'Confirmar contraseña']))
    expect(texts.filter((text) => /^\S+ (?:Todo|Contraseña|Borrador)/.test(text))).toEqual([])
  })
})
