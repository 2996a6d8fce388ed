import { toStorable } from '@/plugins/chat/lib/toStorable'

describe('toStorable', () => {
  it('replaces NUL and lone surrogates, which PostgreSQL cannot store in JSON, in values and in keys', () => {
    expect(toStorable([{ 'a\u0000': 'x\u0000\u0000y', list: ['\ud83d', '\udc00!'] }])).toEqual([
      { 'a\ufffd': 'x\ufffd\ufffdy', list: ['\ufffd', '\ufffd!'] },
    ])
  })

  it('keeps every other character, also text that only looks like an escape', () => {
    const value = { emoji: '😀', path: String.raw`C:\u0000 \ud83d \\u0000`, tab: '\t\u001f\u007f', word: 'naïve' }
    expect(toStorable(value)).toEqual(value)
    expect(toStorable('\\\u0000')).toBe('\\\ufffd')
  })

  it('keeps a value that is missing', () => {
    expect([toStorable(undefined), toStorable(null)]).toEqual([undefined, null])
  })
})
