import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, readArchiveFile } from '@/plugins/nyphil/importer'
import { nameId } from '@/plugins/nyphil/lib/plan/registry'
import { fit, joinToFit, listOf } from '@/plugins/nyphil/lib/phrases'
import {
  eventSubtitle,
  eventSummary,
  eventTitle,
  type ProgrammeSummary,
} from '@/plugins/nyphil/lib/programme/eventTitle'
import { newReport } from '@/plugins/nyphil/lib/report'

const programme = (more: Partial<ProgrammeSummary>): ProgrammeSummary => ({
  composers: [],
  conductors: [],
  leads: [],
  orchestra: 'New York Philharmonic',
  series: 'Subscription Season',
  works: [],
  ...more,
})

describe('event of an archive', () => {
  it.each<[string, Partial<ProgrammeSummary>]>([
    [
      'Lorin Maazel conducts Beethoven and Dvořák',
      { composers: ['Beethoven', 'Dvořák'], conductors: ['Lorin Maazel'] },
    ],
    [
      'Alan Gilbert conducts Haydn, Berio and others',
      { composers: ['Haydn', 'Berio', 'Ravel', 'Ives'], conductors: ['Alan Gilbert'] },
    ],
    [
      "Young People's Concert: Glinka",
      { composers: ['Glinka'], conductors: ['Daniel Boico'], series: "Young People's Concert" },
    ],
    ['Emanuel Ax plays Chopin', { composers: ['Chopin'], leads: [{ name: 'Emanuel Ax', part: 'Piano' }] }],
    ['Dawn Upshaw sings Schubert', { composers: ['Schubert'], leads: [{ name: 'Dawn Upshaw', part: 'Soprano' }] }],
    ['Chamber music by Ravel', { composers: ['Ravel'], series: 'Chamber' }],
    [
      'Leonard Bernstein conducts Arirang',
      { conductors: ['Leonard Bernstein'], works: [{ composer: '', title: 'Arirang' }] },
    ],
    ['Contact!', { series: 'Contact!' }],
  ])('gets the title %s', (title, more) => {
    expect(eventTitle(programme(more))).toBe(title)
  })

  it('names in its subtitle the performers that the title does not name', () => {
    const lead = { name: 'Gil Shaham', part: 'French Horn' }
    expect(eventSubtitle(programme({ composers: ['Berg'], conductors: ['Lorin Maazel'], leads: [lead] }))).toBe(
      'With Gil Shaham (French horn)',
    )
    expect(eventSubtitle(programme({ composers: ['Berg'], leads: [lead] }))).toBe('')
    expect(eventSubtitle(programme({ composers: ['Berg'], conductors: ['Alan Gilbert'], series: 'Contact!' }))).toBe(
      'Conducted by Alan Gilbert',
    )
  })

  it('lists in its summary as many works as fit', () => {
    const works = Array.from({ length: 20 }, (_, index) => ({
      composer: 'Haydn',
      title: `Symphony No. ${index + 80} in D major`,
    }))
    expect(eventSummary(programme({ works }))).toMatch(/^Haydn: Symphony No\. 80 in D major; .*; …$/)
    expect(eventSummary(programme({ works })).length).toBeLessThanOrEqual(400)
  })
})

describe('phrases of a title or summary', () => {
  it('listOf names a few entries and shortens the others', () => {
    expect([listOf([], 3), listOf(['A'], 3), listOf(['A', 'B', 'C'], 3), listOf(['A', 'B', 'C', 'D'], 3)]).toEqual([
      '',
      'A',
      'A, B and C',
      'A, B and others',
    ])
  })

  it('fit and joinToFit shorten a text at a word', () => {
    expect(fit('a song without words', 14)).toBe('a song…')
    expect(fit('short', 14)).toBe('short')
    expect(joinToFit(['one', 'two', 'three'], '; ', 12)).toBe('one; two; …')
  })
})

describe('nameId', () => {
  it('returns the same version 8 UUID for the same parts, and another for different parts', () => {
    expect(nameId('a', 'b')).toBe(nameId('a', 'b'))
    expect(nameId('a', 'b')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set([nameId('a', 'b'), nameId('ab'), nameId('a', 'b', ''), nameId('b', 'a')]).size).toBe(4)
  })
})

describe('import command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-import-'))
  const fileWith = (text: string) => {
    const file = join(folder, 'file.json')
    writeFileSync(file, text)
    return file
  }

  afterAll(() => rmSync(folder, { recursive: true }))

  it('accepts a file and a tenant', () => {
    expect(readArguments(['a.json', '--tenant', 'riverside'])).toEqual({ file: 'a.json', tenant: 'riverside' })
    expect(readArguments(['--tenant=riverside', 'a.json'])).toEqual({ file: 'a.json', tenant: 'riverside' })
  })

  it.each([
    [[], 'Name one file'],
    [['a', 'b', '--tenant', 'x'], 'Name one file'],
    [['a.json'], 'Name the tenant by its slug'],
    [['a.json', '--force'], 'Unknown option --force'],
  ])('explains what is missing in %j', (given, sentence) => {
    expect(() => readArguments(given)).toThrow(sentence)
  })

  it('explains what is wrong with a file', async () => {
    await expect(readArchiveFile(join(folder, 'none.json'), newReport())).rejects.toThrow('does not exist')
    await expect(readArchiveFile(folder, newReport())).rejects.toThrow('is a folder')
    await expect(readArchiveFile(fileWith('{"programs": ['), newReport())).rejects.toThrow('is not JSON')
    await expect(readArchiveFile(fileWith('[]'), newReport())).rejects.toThrow(
      "is no file of the New York Philharmonic's archive",
    )
    await expect(readArchiveFile(fileWith('{"programs": []}'), newReport())).resolves.toEqual([])
  })
})
