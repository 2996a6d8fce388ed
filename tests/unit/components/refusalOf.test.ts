import { readRefusal } from '@/components/frame/RefusedCalls/showRefusal'
import { en } from '@/i18n/en'
import type { Translator } from '@/i18n/createTranslator'

const t: Translator = (key, values) => `${en[key as keyof typeof en]} ${JSON.stringify(values ?? {})}`

describe('readRefusal', () => {
  it('lists the errors of up to five documents, and the number of further ones', () => {
    const errors = Array.from({ length: 7 }, (_, index) => ({ id: String(index), message: `No ${index}` }))
    const refusal = readRefusal({ docs: [], errors, message: 'Unable to update 7 out of 9 Media.' }, t)
    expect(refusal).toMatchObject({ message: 'Unable to update 7 out of 9 Media.' })
    expect(refusal?.lines.slice(0, 5)).toEqual(['No 0', 'No 1', 'No 2', 'No 3', 'No 4'])
    expect(refusal?.lines).toHaveLength(6)
    expect(refusal?.lines[5]).toContain('{"count":2}')
  })

  it('returns the message of the invalid field, else of the server, else null', () => {
    expect(
      readRefusal({ errors: [{ data: { errors: [{ message: 'Required' }] }, message: 'A field is invalid' }] }, t),
    ).toEqual({ lines: [], message: 'Required' })
    expect(readRefusal({ errors: [{ message: 'Ana is editing this.' }] }, t)).toEqual({
      lines: [],
      message: 'Ana is editing this.',
    })
    for (const body of [null, 'Bad gateway', {}, []]) expect(readRefusal(body, t)).toBeNull()
  })
})
