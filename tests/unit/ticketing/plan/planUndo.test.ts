import { planUndo, type CurrentDocument, type RunChange } from '@/plugins/ticketing/lib/plan/planUndo'
import { TARGETS } from '../support/season'

const change = (more: Partial<RunChange>): RunChange => ({
  action: 'updated',
  externalId: 'e1',
  fields: [{ from: 'Old', name: 'title', to: 'New' }],
  id: 'event-1',
  title: 'Hamlet',
  type: 'events',
  ...more,
})
const instance = (more: Partial<RunChange>): RunChange =>
  change({
    event: 'event-1',
    externalId: 'i1',
    fields: [{ from: null, name: 'note', to: 'Preview' }],
    id: 'instance-1',
    type: 'event-instances',
    ...more,
  })
const now = (more: Partial<CurrentDocument> = {}): CurrentDocument => ({
  data: { note: 'Preview', title: 'New' },
  isEditedSince: false,
  isTrashed: false,
  ...more,
})
const undo = (changes: RunChange[], current: Record<string, CurrentDocument>) =>
  planUndo(changes, new Map(Object.entries(current)), TARGETS, 'en')
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

describe('planUndo', () => {
  it('restores the previous value of a field', () => {
    expect(undo([change({})], { 'event-1': now() })).toMatchObject({
      kept: [],
      update: [{ fields: [{ from: 'New', name: 'title', to: 'Old' }], id: 'event-1', ours: { title: '"Old"' } }],
    })
  })

  it('keeps a field that changed since the run, and a document that is gone or in the trash', () => {
    expect(undo([change({})], { 'event-1': now({ data: { title: 'Edited' } }) })).toMatchObject({
      kept: [{ field: 'title', reason: 'changed' }],
      update: [],
    })
    expect(undo([change({})], {})).toMatchObject({ kept: [{ field: null, reason: 'gone' }], update: [] })
    expect(undo([change({})], { 'event-1': now({ isTrashed: true }) })).toMatchObject({
      kept: [{ reason: 'trashed' }],
      update: [],
    })
  })

  it('trashes documents that the run created unless somebody edited or added to them', () => {
    const made = [change({ action: 'created' }), instance({ action: 'created' })]
    expect(ids(undo(made, { 'event-1': now(), 'instance-1': now() }).trash).sort()).toEqual(['event-1', 'instance-1'])
    expect(ids(undo(made, { 'event-1': now({ isEditedSince: true }), 'instance-1': now() }).trash)).toEqual([
      'instance-1',
    ])
    expect(ids(undo(made, { 'event-1': now({ hasOthers: true }), 'instance-1': now() }).trash)).toEqual(['instance-1'])
    expect(ids(undo(made, { 'event-1': now({ data: { title: 'Edited' } }), 'instance-1': now() }).trash)).toEqual([
      'instance-1',
    ])
  })

  it('keeps an event that the run created while one of its performances is kept', () => {
    const made = [change({ action: 'created' }), instance({ action: 'created' })]
    const plan = undo(made, { 'event-1': now(), 'instance-1': now({ isEditedSince: true }) })
    expect(plan.trash).toEqual([])
    expect(plan.kept).toMatchObject([
      { id: 'instance-1', reason: 'edited' },
      { id: 'event-1', reason: 'edited' },
    ])
  })

  it('restores a performance that the run removed and trashes one that it restored', () => {
    expect(
      ids(undo([instance({ action: 'removed', fields: [] })], { 'instance-1': now({ isTrashed: true }) }).restore),
    ).toEqual(['instance-1'])
    expect(undo([instance({ action: 'removed', fields: [] })], { 'instance-1': now() })).toMatchObject({
      kept: [{ reason: 'restored' }],
      restore: [],
    })
    expect(ids(undo([instance({ action: 'restored' })], { 'instance-1': now() }).trash)).toEqual(['instance-1'])
  })
})
