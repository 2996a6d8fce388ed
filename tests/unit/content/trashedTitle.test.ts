import { translatorOf } from '@/i18n/translator'
import { isTrashedTitle, toTrashedTitle } from '@/lib/content/trashedTitle'

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
  expect(isTrashedTitle(t, t('inTrash', { title: '' }))).toBe(false)
  expect(toTrashedTitle(t, '')).toBe(toTrashedTitle(t, t('untitled')))
})
