import { adminLanguages } from '@/i18n/adminLanguages'

/** What Payload's own screens say in a language, ours in place of theirs where we have another. */
function textsOf(language: 'ar' | 'es'): string[] {
  const { supportedLanguages = {}, translations = {} } = adminLanguages() ?? {}
  const theirs = supportedLanguages[language]?.translations as Record<string, Record<string, string>>
  const ours = translations[language] as Record<string, Record<string, string> | undefined>
  return Object.entries(theirs).flatMap(([area, texts]) => Object.values({ ...texts, ...ours[area] }))
}

describe('Payload’s own translations', () => {
  it.each([
    ['es', /papelera/i, /basura/i],
    ['ar', /سلة المهملات/, /القمامة|المحذوفات|(?<!سلة )المهملات/],
  ] as const)('use one word for the trash: %s', (language, ours, others) => {
    const texts = textsOf(language)
    expect(texts.filter((text) => ours.test(text)).length).toBeGreaterThan(3)
    expect(texts.filter((text) => others.test(text))).toEqual([])
  })

  it('use sentence case in Spanish', () => {
    const texts = textsOf('es')
    expect(texts).toEqual(expect.arrayContaining(['Contraer todo', 'Confirmar contraseña']))
    expect(texts.filter((text) => /^\S+ (?:Todo|Contraseña|Borrador)/.test(text))).toEqual([])
  })
})
