import { initialsOf } from '@/lib/names/personName'

describe('initials', () => {
  it.each([
    ['Elin Kovács', null, 'EK'],
    ['Harbour Arts Centre', null, 'HA'],
    ['  élan   vital ', null, 'ÉV'],
    ['(The) Globe', null, 'TG'],
  ])('[B-377] takes the first letters of the first two words: %s', (name, slug, expected) => {
    expect(initialsOf(name, slug)).toBe(expected)
  })

  it('[B-377] takes the first two letters of a single word', () => {
    expect(initialsOf('Riverside', 'other')).toBe('RI')
  })

  it('[B-377] takes the first two of the slug where there is no name', () => {
    expect(initialsOf('', 'harbour-arts')).toBe('HA')
    expect(initialsOf(null, 'x')).toBe('X')
  })

  it('[B-377] says T where there is neither', () => {
    expect(initialsOf(null, null)).toBe('T')
    expect(initialsOf(' - ', '')).toBe('T')
  })

  it('counts a letter with its accent as one', () => {
    expect(initialsOf('e\u0301a')).toBe('E\u0301A')
  })
})
