import type { Payload } from 'payload'
import { z } from 'zod'
import { readEntries, readYaml } from '@/seed/reading/readData'
import { seedSite } from '@/seed/seedSite'
import { event, media, page, programme, relativeDate, season, theme } from '@/seed/reading/schemas'

describe('The data of the demo', () => {
  test('has no entries of a kind that a site has no file for', () => {
    expect(readEntries('lantern', 'events', event)).toEqual([])
    expect(readEntries('harbour', 'events', event)).toHaveLength(8)
  })

  test('is refused with the file and the field if it does not fit', () => {
    const strict = z.array(z.strictObject({ path: z.string(), title: z.number() }))
    expect(() => readYaml('lantern', 'pages', strict)).toThrow(/lantern\/pages\.yaml is not valid.*title/s)
    expect(readEntries('lantern', 'pages', page)).toHaveLength(1)
  })

  test('is refused if a site has a file that nothing reads', async () => {
    const lines: string[] = []
    const seeding = { log: (line: string) => void lines.push(line), now: new Date(), payload: {} as unknown as Payload }
    // The folder of what sites share has kinds that no site has.
    const platform = { name: 'Platform', slug: 'platform', timezone: 'utc' }
    await expect(seedSite(seeding, 'id', platform)).rejects.toThrow(/file platform\/[\w-]+\.yaml that nothing reads/)
    await seedSite(seeding, 'id', { name: 'New', slug: 'new', timezone: 'utc' })
    expect(lines).toEqual([])
  })

  test('counts dates in hours, days and months, at times of day', () => {
    const fits = (value: unknown) => relativeDate.safeParse(value).success
    expect(
      [{ in: '12 days' }, { in: '-1 day', at: '19:30' }, { in: '-3 hours' }, { in: '9 months 1 day' }].map(fits),
    ).toEqual([true, true, true, true])
    expect(
      [{ in: '12' }, { in: 'twelve days' }, { in: '1 day', at: '7pm' }, { in: '1 day', on: 'Monday' }].map(fits),
    ).toEqual([false, false, false, false])
  })

  test('has performances either as dates or as a rhythm, never as something else', () => {
    const fits = (performances: object) =>
      event.safeParse({ performances, slug: 'hamlet', title: 'Hamlet', venue: 'hall' }).success
    expect(fits({ dates: [{ at: '20:00', in: '1 day' }], minutes: 80 })).toBe(true)
    expect(fits({ from: '-3 days', minutes: 80, number: 2, rhythm: 'run' })).toBe(true)
    expect(fits({ minutes: 80 })).toBe(false)
    expect(fits({ dates: [], minutes: 80, rhythms: 'run' })).toBe(false)
    expect(programme.safeParse({ rhythms: { run: { at: { Funday: ['19:30'] } } } }).success).toBe(false)
  })

  test('has one selected theme, one picture for each title, and two seasons that take turns', () => {
    expect(readEntries('riverside', 'themes', theme).filter(({ selected }) => selected)).toHaveLength(1)
    const titles = readEntries('riverside', 'media', media).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(readEntries('riverside', 'seasons', season).map(({ starts }) => starts)).toEqual(['February', 'August'])
  })
})
