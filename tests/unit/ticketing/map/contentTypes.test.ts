import type { Field } from 'payload'
import { instanceFields } from '@/collections/EventInstances/fields'
import { eventFields } from '@/collections/Events/fields'
import { checkMap } from '@/plugins/ticketing/lib/map/checkMap'
import { defaultMap } from '@/plugins/ticketing/lib/map/defaultMap'
import { targetFields, type PlainField } from '@/plugins/ticketing/lib/map/targets'
import { SOURCES } from '../support/season'

/** Fields without what merely groups them. */
const flattened = (fields: Field[]): PlainField[] =>
  fields.flatMap((field): PlainField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => flattened(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return flattened(field.fields)
    return 'name' in field && field.name
      ? [
          {
            ...field,
            isHidden: field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true,
            name: field.name,
          } as PlainField,
        ]
      : []
  })

describe('Field map of the real content types', () => {
  const targets = {
    events: targetFields(flattened(eventFields())),
    instances: targetFields(flattened(instanceFields())),
  }

  it('defaultMap fills the fields that a website shows, without problems', () => {
    const map = defaultMap(SOURCES, targets)
    expect(checkMap(map, SOURCES, targets)).toEqual([])
    expect(map.events.map(({ target }) => target)).toEqual([
      'title',
      'summary',
      'description',
      'venue',
      'runningTime',
      'startDate',
      'endDate',
      'bookingLinkURL',
    ])
    expect(map.instances.map(({ target }) => target)).toEqual([
      'start',
      'end',
      'venue',
      'instanceStatus',
      'bookingLinkURL',
      'accessTypes.captioned',
    ])
  })

  it('targetFields excludes images, credits, works, seasons and the title of a performance', () => {
    const names = [...targets.events, ...targets.instances].map(({ name }) => name)
    for (const name of ['images', 'credits', 'works', 'season', 'series', 'organizations', 'event'])
      expect(names).not.toContain(name)
    expect(targets.instances.map(({ name }) => name)).not.toContain('title')
    expect(names).toEqual(expect.arrayContaining(['title', 'eventStatus', 'accessTypes.relaxed', 'note']))
  })

  it('targetFields returns whether a field has a time zone, is required or localised, and its length limit', () => {
    expect(targets.instances.find(({ name }) => name === 'start')).toMatchObject({
      hasZone: true,
      isRequired: true,
      kind: 'moment',
    })
    expect(targets.events.find(({ name }) => name === 'summary')).toMatchObject({
      isLocalized: true,
      kind: 'textarea',
      maxLength: 400,
    })
  })
})
