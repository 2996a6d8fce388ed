import { cspHeader, parseDirectives } from '@/lib/csp/cspHeader'
import { translatorOf } from '@/i18n/translator'
import { CSP_PRESETS } from '@/lib/csp/presets'

const complaint = (text: string, language = 'en'): string | null => {
  const reading = parseDirectives(text)
  return 'problem' in reading ? translatorOf({ language })(reading.problem.key, reading.problem.values) : null
}

describe('parseDirectives', () => {
  it.each([
    ['', {}],
    ['  \n', {}],
    ['{}', {}],
    ['{"img-src": "https://a.example"}', { 'img-src': ['https://a.example'] }],
    [
      '{"IMG-SRC": ["https://a.example  https://b.example", "data:"]}',
      { 'img-src': ['https://a.example', 'https://b.example', 'data:'] },
    ],
    ['{"upgrade-insecure-requests": ""}', { 'upgrade-insecure-requests': [] }],
  ])('reads %s', (text, directives) => {
    expect(parseDirectives(text)).toEqual({ directives })
  })

  it.each([
    ['not json', /^This is not JSON\. Check/],
    ['{"img-src": }', /^This is not JSON\. Check/],
    ['[]', /^A JSON object like/],
    ['"img-src"', /^A JSON object like/],
    ['null', /^A JSON object like/],
    ['{"image-src": "a"}', /"image-src" is not a directive/],
    ['{"__proto__": "a"}', /"__proto__" is not a directive/],
    ['{"constructor": "a"}', /"constructor" is not a directive/],
    ['{"report-uri": "https://spy.example"}', /"report-uri" is not allowed/],
    ['{"Report-To": "x"}', /"Report-To" is not allowed/],
    ['{"img-src": 1}', /"img-src" must be a text or a list of texts/],
    ['{"img-src": ["a", null]}', /"img-src" must be a text or a list of texts/],
    ['{"img-src": "a; script-src *"}', /"img-src" has a value with a character that is not allowed: a; script-src \*/],
    ['{"img-src": "a, b"}', /"img-src" has a value/],
    ['{"img-src": "a\\r\\nSet-Cookie: x"}', /"img-src" has a value .*a\\r\\nSet-Cookie/],
    ['{"img-src": "a\\u0000"}', /"img-src" has a value/],
    ['{"img-src": "https://bücher.example"}', /"img-src" has a value/],
    ['{"img-src": "a", "IMG-SRC": "b"}', /"IMG-SRC" is there more than once/],
    [`{"img-src": "${'a'.repeat(5000)}"}`, /At most 4 KB/],
  ])('explains what is wrong with %s', (text, words) => {
    expect(complaint(text)).toMatch(words)
  })

  it('explains it in the language of the reader', () => {
    const text = '{"img-src": "a", "IMG-SRC": "b"}'
    expect(complaint(text, 'es')).toBe('«IMG-SRC» aparece más de una vez')
    expect(complaint(text, 'ar')).toMatch(/IMG-SRC.* أكثر من مرة/)
  })
})

describe('cspHeader [A-079] [A-355] [B-369]', () => {
  it('uses the relaxed preset by default', () => {
    expect(cspHeader(null)).toBe(cspHeader({ directives: '', preset: 'relaxed' }))
    expect(new Set(CSP_PRESETS.map((preset) => cspHeader({ preset }))).size).toBe(3)
    for (const preset of CSP_PRESETS) expect(cspHeader({ preset })).toMatch(/object-src 'none'/)
  })

  it('combines the sources of the preset with those of the site', () => {
    expect(
      cspHeader({ directives: '{"img-src": "https://a.example", "worker-src": "blob:"}', preset: 'strict' }),
    ).toMatch(/img-src 'self' data: https:\/\/a\.example;.*worker-src blob:$/)
    expect(cspHeader({ directives: '{"frame-src": "https://player.example"}', preset: 'strict' })).toContain(
      'frame-src https://player.example;',
    )
    expect(cspHeader({ directives: '{"connect-src": "\'none\'"}', preset: 'moderate' })).toContain(
      "connect-src 'none';",
    )
  })

  it('never contains what would start another header or directive, whatever is stored', () => {
    const pieces = [
      '"',
      '{',
      '}',
      ':',
      ',',
      ';',
      '\\n',
      '\\r',
      '\n',
      '\r',
      '\u0000',
      'img-src',
      'script-src',
      'report-uri',
      'default-src',
      "'none'",
      'https://a.example',
      '[',
      ']',
      ' ',
      '\\u000a',
      '\u2028',
      '*',
      '__proto__',
      'Ä',
    ]
    let seed = 7
    const next = (below: number) => (seed = (seed * 48271) % 2147483647) % below
    let read = 0
    for (let index = 0; index < 1000; index++) {
      const free = Array.from({ length: 1 + next(24) }, () => pieces[next(pieces.length)]).join('')
      const text = index % 2 ? free : JSON.stringify({ [pieces[11 + next(4)]!]: free })
      const reading = parseDirectives(text)
      if ('directives' in reading) read += 1
      const header = cspHeader({ directives: text, preset: 'moderate' })
      expect(header).toMatch(/^[\x20-\x7e]+$/)
      const names = header.split('; ').map((one) => one.split(' ')[0])
      expect(new Set(names).size).toBe(names.length)
      expect(names).not.toContain('report-uri')
    }
    // Some of them are good, or this would say nothing.
    expect(read).toBeGreaterThan(20)
  })
})
