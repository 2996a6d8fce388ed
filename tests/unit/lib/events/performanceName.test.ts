import { performanceName, titleIn } from '@/lib/events/performanceName'

const start = '2028-03-01T19:30:00.000Z'
const named = { fallback: 'Performance', language: 'en', start, title: 'Hamlet', zone: 'Europe/London' }

describe('the name of a performance', () => {
  it('is its event and its moment on the wall clock of its place, in its language', () => {
    expect(performanceName(named)).toBe('Hamlet, Wed 1 Mar 2028, 19:30')
    expect(performanceName({ ...named, zone: 'America/New_York' })).toBe('Hamlet, Wed 1 Mar 2028, 14:30')
    expect(performanceName({ ...named, language: 'cy' })).toMatch(/^Hamlet, .*Maw.* 2028.*19:30$/)
  })

  it('does without what is not known', () => {
    expect(performanceName({ ...named, start: null })).toBe('Hamlet')
    expect(performanceName({ ...named, zone: 'Nowhere' })).toBe('Hamlet')
    expect(performanceName({ ...named, title: null })).toBe('Performance, Wed 1 Mar 2028, 19:30')
    expect(performanceName({ ...named, title: '' })).toBe('Performance, Wed 1 Mar 2028, 19:30')
    expect(performanceName({ ...named, title: 'x'.repeat(500) })).toHaveLength(400)
  })

  it('takes a title that there is: in the language, in the site’s own, in English, in any', () => {
    expect(titleIn({ cy: 'Croeso', en: 'Welcome', fr: 'Bienvenue' }, 'cy', 'fr')).toBe('Croeso')
    expect(titleIn({ cy: '', en: 'Welcome', fr: 'Bienvenue' }, 'cy', 'fr')).toBe('Bienvenue')
    expect(titleIn({ en: 'Welcome', ga: 'Fáilte' }, 'cy', 'fr')).toBe('Welcome')
    expect(titleIn({ en: null, ga: 'Fáilte' }, 'cy', 'fr')).toBe('Fáilte')
    expect(titleIn({}, 'cy', 'fr')).toBeNull()
  })
})
