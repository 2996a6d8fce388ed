import { readFileSync } from 'node:fs'
import { translatorOf } from '@/i18n/translator'
import { isTrashedTitle, toTrashedTitle } from '@/payload-patches/trashedTitles/trashedTitle'

it.each(['en', 'es', 'ar'])('isTrashedTitle recognises only the title of a trashed document in %s', (language) => {
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

it('Payload loads the documents of a relationship by ids, which the patch relies on', () => {
  const field = readFileSync('node_modules/@payloadcms/ui/dist/fields/Relationship/Input.js', 'utf8')
  expect(field).toMatch(/where: \{\s*id: \{\s*in: idsToLoad/)
})
