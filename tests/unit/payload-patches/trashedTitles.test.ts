import { readFileSync } from 'node:fs'
import { translatorOf } from '@/i18n/translator'
import { isTrashedTitle, toTrashedTitle } from '@/payload-patches/trashedTitles/trashedTitle'

it.each(['en', 'es', 'ar'])('a title in the trash is known again in %s, and no other', (language) => {
  const t = translatorOf({ language })
  for (const title of [
    'Harbour lights',
    'A | B',
    'موسم',
    '(draft)',
    'A title that is longer than all that is said of one that lies in the trash',
  ]) {
    expect(isTrashedTitle(t, toTrashedTitle(t, title))).toBe(true)
    expect(isTrashedTitle(t, title)).toBe(false)
  }
  expect(isTrashedTitle(t, toTrashedTitle(t, ''))).toBe(false)
})

it('Payload asks for what a relationship refers to by ids, which is when it is told', () => {
  const field = readFileSync('node_modules/@payloadcms/ui/dist/fields/Relationship/Input.js', 'utf8')
  expect(field).toMatch(/where: \{\s*id: \{\s*in: idsToLoad/)
})
