import { performanceName, titleIn } from '@/lib/events/performanceName'

const start = '2028-03-01T19:30:00.000Z'
const named = { fallback: 'Performance', language: 'en', start, title: 'Hamlet', zone: 'Europe/London' }

describe('performanceName', () => {
  it('is the event and its local time at the venue, in the given language', () => {
    expect(performanceName(named)).toBe('Hamlet, Wed 1 Mar 2028, 19:30')
    expect(performanceName({ ...named, zone: 'America/New_York' })).toBe('Hamlet, Wed 1 Mar 2028, 14:30')
    expect(performanceName({ ...named, language: 'cy' })).toMatch(/^Hamlet, .*Maw.* 2028.*19:30$/)
  })

  it('leaves out what is unknown', () => {
    expect(performanceName({ ...named, start: null })).toBe('Hamlet')
    expect(performanceName({ ...named, zone: 'Nowhere' })).toBe('Hamlet')
    expect(performanceName({ ...named, title: null })).toBe('Performance, Wed 1 Mar 2028, 19:30')
    expect(performanceName({ ...named, title: '' })).toBe('Performance, Wed 1 Mar 2028, 19:30')
    expect(performanceName({ ...named, title: 'x'.repeat(500) })).toHaveLength(400)
  })

  it('titleIn takes the title in the language, in the site’s default, in English or in any other', () => {
    expect(titleIn({ cy: 'Croeso', en: 'Welcome', fr: 'Bienvenue' }, 'cy', 'fr')).toBe('Croeso')
    expect(titleIn({ cy: '', en: 'Welcome', fr: 'Bienvenue' }, 'cy', 'fr')).toBe('Bienvenue')
    expect(titleIn({ en: 'Welcome', ga: 'Fáilte' }, 'cy', 'fr')).toBe('Welcome')
    expect(titleIn({ en: null, ga: 'Fáilte' }, 'cy', 'fr')).toBe('Fáilte')
    expect(titleIn({}, 'cy', 'fr')).toBeNull()
  })
})
