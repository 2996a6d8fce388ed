import { failureMessagesFor } from '@/components/views/Failure/failureMessages'
import { ar } from '@/i18n/ar'
import { cy } from '@/i18n/cy'
import { en } from '@/i18n/en'
import { es } from '@/i18n/es'

const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

describe.each([
  ['Spanish', es],
  ['Welsh', cy],
  ['Arabic', ar],
])('%s translations', (_, words) => {
  it('have the same keys and placeholders as the English translations', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort())
    for (const [key, text] of Object.entries(words)) {
      expect({ key, blanks: blanks(text) }).toEqual({ key, blanks: blanks(en[key as keyof typeof en]) })
      expect(text.trim()).not.toBe('')
    }
  })
})

describe('failureMessagesFor', () => {
  it('returns the messages of the language in the cookie, and English for an unknown language', () => {
    expect(failureMessagesFor('a=b; payload-lng=es').tryAgain).toBe(es.tryAgain)
    expect(failureMessagesFor('').tryAgain).toBe(en.tryAgain)
    expect(failureMessagesFor('payload-lng=xx').tryAgain).toBe(en.tryAgain)
  })
})
