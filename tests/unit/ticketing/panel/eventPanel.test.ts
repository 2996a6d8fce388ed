import { createTranslator } from '@/i18n/createTranslator'
import { findProvider } from '@/plugins/ticketing/providers'
import { en } from '@/plugins/ticketing/messages/en'
import {
  isStillListed,
  busyFor,
  eventSyncStatus,
  canConnectEvent,
  type EventFacts,
} from '@/plugins/ticketing/lib/eventPanel/status'
import { planSummary } from '@/plugins/ticketing/lib/eventPanel/planSummary'
import { panelName } from '@/plugins/ticketing/lib/eventPanel/panelName'

const NOW = Date.parse('2031-03-01T12:00:00Z')
const well: EventFacts = {
  endDate: '2031-03-02T12:00:00Z',
  hasDeletedCheck: true,
  isConnected: true,
  isListed: true,
  isSaved: true,
  now: NOW,
}
const past = '2031-02-01T12:00:00Z'

describe('Sync status of an event', () => {
  it('eventSyncStatus returns disconnected before any other status [B-203]', () => {
    expect(eventSyncStatus({ ...well, endDate: null, isConnected: false, isListed: false, isSaved: false })).toBe(
      'disconnected',
    )
  })

  it('eventSyncStatus next returns notSaved, missingEnd or past, in this order [B-204, B-205, B-206]', () => {
    expect(eventSyncStatus({ ...well, endDate: null, isListed: false, isSaved: false })).toBe('notSaved')
    expect(eventSyncStatus({ ...well, endDate: null, isListed: false })).toBe('missingEnd')
    expect(eventSyncStatus({ ...well, endDate: past, isListed: false })).toBe('past')
    expect(eventSyncStatus({ ...well, endDate: new Date(NOW).toISOString() })).toBe('connected')
  })

  it('eventSyncStatus next returns deleted when the event is missing from the list [B-207]', () => {
    expect(eventSyncStatus({ ...well, isListed: false })).toBe('deleted')
    expect(eventSyncStatus({ ...well, isListed: null })).toBe('connected')
  })

  it('eventSyncStatus otherwise returns connected, and without a deletion check even for an unlisted event [B-208]', () => {
    expect(eventSyncStatus(well)).toBe('connected')
    expect(eventSyncStatus({ ...well, hasDeletedCheck: false, isListed: false })).toBe('connected')
  })

  it('canConnectEvent returns true for an event that is chosen, saved and not connected [B-209]', () => {
    expect(canConnectEvent({ chosen: '12', isConnected: false, isSaved: true })).toBe(true)
    expect(canConnectEvent({ chosen: null, isConnected: false, isSaved: true })).toBe(false)
    expect(canConnectEvent({ chosen: '12', isConnected: true, isSaved: true })).toBe(false)
    expect(canConnectEvent({ chosen: '12', isConnected: false, isSaved: false })).toBe(false)
  })

  it('busyFor returns 3 s for Elevent and 0 for other box offices [B-212, B-365]', () => {
    expect([busyFor('elevent'), busyFor('lineup'), busyFor('spektrix')]).toEqual([3_000, 0, 0])
  })
})

describe('isStillListed', () => {
  const list = { docs: [{ id: '12', label: 'Hamlet' }], keptAt: NOW }
  const followed = { externalId: '12', status: 'linked', syncedAt: null }

  it('compares the event with the list once the list is loaded', () => {
    expect(isStillListed(followed, null)).toBeNull()
    expect(isStillListed({ ...followed, externalId: null }, list)).toBeNull()
    expect(isStillListed(followed, list)).toBe(true)
    expect(isStillListed({ ...followed, externalId: '13' }, list)).toBe(false)
  })

  it('prefers a sync that found the event deleted, or that ran after the list was loaded', () => {
    expect(isStillListed({ ...followed, status: 'deleted' }, list)).toBe(false)
    expect(isStillListed({ ...followed, externalId: '13', syncedAt: new Date(NOW + 1).toISOString() }, list)).toBeNull()
    expect(isStillListed({ ...followed, externalId: '13', syncedAt: new Date(NOW - 1).toISOString() }, list)).toBe(
      false,
    )
  })
})

describe('planSummary', () => {
  const performance = (...fields: string[]) => ({ fields: fields.map((name) => ({ name })), type: 'event-instances' })
  const event = (...fields: string[]) => ({ ...performance(...fields), type: 'events' })

  it('counts changed times apart from other changes, and omits zero counts', () => {
    expect(
      planSummary({
        create: [performance('start'), performance('start'), performance('start')],
        held: [],
        remove: [performance(), performance()],
        update: [performance('end', 'start')],
      }),
    ).toEqual([
      { count: 3, kind: 'newPerformances' },
      { count: 1, kind: 'timesChanged' },
      { count: 2, kind: 'removed' },
    ])
    expect(
      planSummary({
        create: [],
        held: [{}],
        remove: [],
        update: [performance('instanceStatus'), event('title', 'summary')],
      }),
    ).toEqual([
      { count: 1, kind: 'performancesChanged' },
      { count: 2, kind: 'eventChanged' },
      { count: 1, kind: 'held' },
    ])
    expect(planSummary({ create: [], held: [], remove: [], update: [] })).toEqual([])
  })
})

describe('Messages of the event panel', () => {
  const t = createTranslator(en)
  const named = (handle: string) => panelName(findProvider(handle)!)

  it('name the box office of a sync [B-211]', () => {
    expect(t('ticketingSynchronizing', { provider: named('elevent') })).toBe('Synchronizing with Elevent')
    expect(t('ticketingSynchronizing', { provider: named('lineup') })).toBe('Synchronizing with Lineup')
  })

  it('use the texts of the specification [B-203, B-204, B-205, B-206, B-207, B-208, B-213, B-214]', () => {
    const words = { id: '12', product: 'Callboard', provider: named('elevent') }
    const said = (['disconnected', 'notSaved', 'missingEnd', 'past', 'deleted', 'connected'] as const).map((status) =>
      t(`ticketingStatus_${status}`, words),
    )
    expect(said).toEqual([
      'Disconnected',
      'Event Not Saved',
      'Missing Callboard End Date',
      'Event In The Past',
      'Event Deleted from Elevent',
      'Connected',
    ])
    expect(t('ticketingEventGone', words)).toBe('Event no longer exists (12)')
    expect(t('ticketingChooseAnother', words)).toMatch(/removed.*Choose another, or clear the field/)
  })
})
