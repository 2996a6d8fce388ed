import { isTimezone } from '@/lib/events/momentInZone'
import { CITY_ZONES, COUNTRIES } from '@/plugins/nyphil/lib/places/countries'
import { STATES } from '@/plugins/nyphil/lib/places/states'
import { momentOf, readClock, readDay, readPlace, venueName } from '@/plugins/nyphil/lib/plan/instances'
import { readSeason } from '@/plugins/nyphil/lib/plan/planImport'

describe('days and times of an archive', () => {
  it.each([
    ['2004-09-21T04:00:00Z', '2004-09-21'],
    ['2004-11-05T05:00:00Z', '2004-11-05'],
    ['2010-11-07T04:00:00Z', '2010-11-07'],
    ['1943-11-14T04:00:00Z', '1943-11-14'],
  ])('reads %s as the day in New York', (date, day) => {
    expect(readDay(date)).toBe(day)
  })

  it.each([
    ['7:30PM', { hour: 19, minute: 30 }],
    ['12:00PM', { hour: 12, minute: 0 }],
    ['12:30AM', { hour: 0, minute: 30 }],
    ['10:30 a.m.', { hour: 10, minute: 30 }],
  ])('reads the time %s', (time, clock) => {
    expect(readClock(time)).toEqual(clock)
  })

  it.each(['None', '', '25:00PM', '7PM', '7:75PM'])('does not read "%s" as a time', (time) => {
    expect(readClock(time)).toBeNull()
  })

  it('does not read other text as a day', () => {
    expect(readDay('soon')).toBeNull()
  })

  it.each([
    ['2004-09-21', 'America/New_York', '2004-09-22T00:00:00.000Z'],
    ['2004-11-05', 'America/New_York', '2004-11-06T01:00:00.000Z'],
    ['2009-03-29', 'Europe/London', '2009-03-29T19:00:00.000Z'],
    ['2008-02-26', 'Asia/Pyongyang', '2008-02-26T11:00:00.000Z'],
    ['2010-07-24', 'America/Denver', '2010-07-25T02:00:00.000Z'],
  ])('returns the right instant for 20:00 on %s in %s', (day, zone, moment) => {
    expect(momentOf(day, { hour: 20, minute: 0 }, zone)).toBe(moment)
  })

  it('moves a local time that the clocks skip to one hour later', () => {
    expect(momentOf('2011-03-13', { hour: 2, minute: 30 }, 'America/New_York')).toBe('2011-03-13T07:30:00.000Z')
  })

  it.each([
    ['2024-25', '2024–25 season', '2024-09-01T12:00:00.000Z', '2025-08-31T12:00:00.000Z'],
    ['1999-00', '1999–00 season', '1999-09-01T12:00:00.000Z', '2000-08-31T12:00:00.000Z'],
  ])('reads the season %s', (entry, title, startDate, endDate) => {
    expect(readSeason(entry)).toEqual({ endDate, startDate, title })
  })

  it.each(['2024', '2024-26', ''])('does not read "%s" as a season', (entry) => {
    expect(readSeason(entry)).toBeNull()
  })
})

describe('places of an archive', () => {
  it.each([
    ['Manhattan, NY', { city: 'Manhattan', country: 'US', region: 'NY', timezone: 'America/New_York' }],
    ['South Bend, IN', { city: 'South Bend', country: 'US', region: 'IN', timezone: 'America/Indiana/Indianapolis' }],
    ['Singapore', { city: 'Singapore', country: 'SG', region: '', timezone: 'Asia/Singapore' }],
    ['Hong Kong, CHINA', { city: 'Hong Kong', country: 'HK', region: '', timezone: 'Asia/Hong_Kong' }],
    ['Incheon, South Korea', { city: 'Incheon', country: 'KR', region: '', timezone: 'Asia/Seoul' }],
    ['Luzerne, SWITZERLAND', { city: 'Luzern', country: 'CH', region: '', timezone: 'Europe/Zurich' }],
    ['Sydney, AUSTRALIA', { city: 'Sydney', country: 'AU', region: '', timezone: 'Australia/Sydney' }],
    ['Atlantis, ATLANTIS', { city: 'Atlantis', country: '', region: '', timezone: null }],
  ])('reads %s', (location, place) => {
    expect(readPlace(location)).toEqual(place)
  })

  it('has only existing time zones and two-letter country codes', () => {
    const zones = [
      ...Object.values(STATES),
      ...Object.values(CITY_ZONES),
      ...Object.values(COUNTRIES).flatMap(([, zone]) => zone ?? []),
    ]
    expect(zones.filter((zone) => !isTimezone(zone))).toEqual([])
    expect(Object.values(COUNTRIES).filter(([code]) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  })

  it('writes venue names in their usual order', () => {
    expect(['Museum of Modern Art, The', 'Palace of Arts  (Hall)', 'None', ''].map(venueName)).toEqual([
      'The Museum of Modern Art',
      'Palace of Arts (Hall)',
      null,
      null,
    ])
  })
})
