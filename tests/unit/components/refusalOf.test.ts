import { readRefusal } from '@/components/frame/RefusedCalls/showRefusal'
import { en } from '@/i18n/en'
import type { Translator } from '@/i18n/createTranslator'

const t: Translator = (key, values) => `${en[key as keyof typeof en]} ${JSON.stringify(values ?? {})}`

describe('why a call was refused', () => {
  it('is said of each of many documents, of five at most, with how many there are besides', () => {
    const errors = Array.from({ length: 7 }, (_, index) => ({ id: String(index), message: `No ${index}` }))
    const refusal = readRefusal({ docs: [], errors, message: 'Unable to update 7 out of 9 Media.' }, t)
    expect(refusal).toMatchObject({ message: 'Unable to update 7 out of 9 Media.' })
    expect(refusal?.lines.slice(0, 5)).toEqual(['No 0', 'No 1', 'No 2', 'No 3', 'No 4'])
    expect(refusal?.lines).toHaveLength(6)
    expect(refusal?.lines[5]).toContain('{"count":2}')
  })

  it('is the field that is wrong, else what the server said, else nothing', () => {
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
