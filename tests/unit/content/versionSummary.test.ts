import { changedFields, groupSessions, summaryOf, type StoredVersion } from '@/plugins/versions/lib/summary'

const version = (more: Partial<StoredVersion> = {}): StoredVersion => ({
  createdAt: '2027-03-01T10:00:00.000Z',
  id: 'v',
  isAutosave: false,
  isPublished: false,
  people: ['jane'],
  restoredSavedAt: null,
  updatedAt: '2027-03-01T10:05:00.000Z',
  ...more,
})
const at = (from: string, to: string, more: Partial<StoredVersion> = {}) =>
  version({ createdAt: `2027-03-01T${from}:00.000Z`, isAutosave: true, updatedAt: `2027-03-01T${to}:00.000Z`, ...more })
const change = (path: string, ...place: string[]) => ({ after: 'a', before: 'b', path, place })

const title = [{ label: 'Title', rows: null }]

it.each([
  ['created', version(), null, [], true],
  ['saved', version(), null, [], false],
  ['published', version({ isPublished: true }), null, [], false],
  ['changed', version(), version(), title, false],
  ['changed', version({ isAutosave: true }), version({ isPublished: true }), title, false],
  ['saved', version({ isAutosave: true }), version({ isPublished: true }), [], false],
  ['unpublished', version(), version({ isPublished: true }), [], false],
  ['published', version({ isPublished: true }), version(), [], false],
  ['publishedChanged', version({ isPublished: true }), version({ isPublished: true }), title, false],
  ['restored', version({ isPublished: true, restoredSavedAt: '2027-01-01T00:00:00.000Z' }), version(), title, false],
] as const)('summaryOf calls a version %s', (kind, after, before, fields, isFirst) =>
  expect(summaryOf(after, before, [...fields], isFirst).kind).toBe(kind),
)

it('changedFields names each field once and counts the rows of lists', () => {
  const changes = [
    change('title', 'Title', 'English'),
    change('title', 'Title', 'Spanish'),
    change('credits', 'Credits'),
    change('credits', 'Credits'),
    change('credits.2.role', 'Credits', 'Queen', 'Role'),
    change('credits.2.person', 'Credits', 'Queen', 'Person'),
  ]
  expect(changedFields(changes, new Set(['credits']))).toEqual([
    { label: 'Title', rows: null },
    { label: 'Credits', rows: 3 },
  ])
  expect(changedFields([], new Set())).toEqual([])
})

describe('groupSessions', () => {
  const folded = (versions: StoredVersion[]) => groupSessions(versions).map((group) => group.length)

  it('groups autosaves of one session', () =>
    expect(folded([at('11:10', '11:20'), at('10:45', '10:50'), at('10:00', '10:30')])).toEqual([3]))

  it('starts a new group after a pause, another person, a manual save, a publication or a restored version', () => {
    expect(folded([at('12:00', '12:01'), at('10:00', '10:30')])).toEqual([1, 1])
    expect(folded([at('10:40', '10:50', { people: ['john'] }), at('10:00', '10:30')])).toEqual([1, 1])
    expect(folded([at('10:40', '10:50', { people: ['jane', 'john'] }), at('10:00', '10:30')])).toEqual([1, 1])
    expect(folded([at('10:40', '10:50', { isAutosave: false }), at('10:00', '10:30')])).toEqual([1, 1])
    expect(folded([at('10:40', '10:50', { isPublished: true }), at('10:00', '10:30')])).toEqual([1, 1])
    expect(
      folded([at('10:40', '10:50', { restoredSavedAt: '2027-01-01T00:00:00.000Z' }), at('10:00', '10:30')]),
    ).toEqual([1, 1])
    expect(folded([at('10:40', '10:50', { people: [] }), at('10:00', '10:30', { people: [] })])).toEqual([1, 1])
  })
})
