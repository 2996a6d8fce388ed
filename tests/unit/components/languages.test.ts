import { failureMessagesFor } from '@/components/views/Failure/failureMessages'
import { ar } from '@/i18n/ar'
import { en } from '@/i18n/en'
import { es } from '@/i18n/es'

const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

describe.each([
  ['Spanish', es],
  ['Arabic', ar],
])('%s', (_, words) => {
  it('says everything that English says, with the same blanks', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort())
    for (const [key, text] of Object.entries(words)) {
      expect({ key, blanks: blanks(text) }).toEqual({ key, blanks: blanks(en[key as keyof typeof en]) })
      expect(text.trim()).not.toBe('')
    }
  })
})

describe('the failure page', () => {
  it("speaks the reader's language, English where it is unknown", () => {
    expect(failureMessagesFor('a=b; payload-lng=es').tryAgain).toBe(es.tryAgain)
    expect(failureMessagesFor('').tryAgain).toBe(en.tryAgain)
    expect(failureMessagesFor('payload-lng=xx').tryAgain).toBe(en.tryAgain)
  })
})
