import { initialsOf } from '@/lib/names/personName'

describe('initialsOf', () => {
  it.each([
    ['Elin Kovács', null, 'EK'],
    ['Harbour Arts Centre', null, 'HA'],
    ['  élan   vital ', null, 'ÉV'],
    ['(The) Globe', null, 'TG'],
  ])('takes the first letters of the first two words: %s [B-377]', (name, slug, expected) => {
    expect(initialsOf(name, slug)).toBe(expected)
  })

  it('takes the first two letters of a single word [B-377]', () => {
    expect(initialsOf('Riverside', 'other')).toBe('RI')
  })

  it('takes the first two letters of the slug when there is no name [B-377]', () => {
    expect(initialsOf('', 'harbour-arts')).toBe('HA')
    expect(initialsOf(null, 'x')).toBe('X')
  })

  it('returns T when there is neither a name nor a slug [B-377]', () => {
    expect(initialsOf(null, null)).toBe('T')
    expect(initialsOf(' - ', '')).toBe('T')
  })

  it('counts a letter with its accent as one', () => {
    expect(initialsOf('e\u0301a')).toBe('E\u0301A')
  })
})
