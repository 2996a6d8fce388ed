import type { Field, FieldHook } from 'payload'
import { valuesDiff } from '@/collections/fields/diffs'
import { idOf } from '@/lib/values'
import { storedConditions } from '@/lib/events/conditions/conditions'
import { matchingEvents } from './matching/findMatchingEvents'

interface Stored {
  conditions?: unknown
  events?: unknown
  kind?: unknown
  tenant?: unknown
}

/** The events of a collection: the selected ones in their order, or those that currently match the conditions. */
const fillIncluded: FieldHook<Stored & { id: string }, string[] | undefined, Stored> = async ({
  draft,
  req,
  siblingData,
}) => {
  const { conditions, events, kind, tenant } = siblingData
  if (kind !== 'automated') return Array.isArray(events) ? events.map(idOf).filter((id) => id !== null) : []
  const tenantId = idOf(tenant)
  return tenantId
    ? (await matchingEvents(req, tenantId, storedConditions(conditions), { withDrafts: draft === true })).ids
    : []
}

const CONDITIONS = '/src/components/document/Conditions/Conditions#Conditions'

const isAutomated = (data: Record<string, unknown>): boolean => data.kind === 'automated'

export const eventCollectionFields = (): Field[] => [
  { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
  { name: 'image', type: 'upload', relationTo: 'media' },
  {
    name: 'kind',
    type: 'select',
    defaultValue: 'manual',
    label: 'Type',
    options: [
      { label: 'Manual: events are added one by one', value: 'manual' },
      { label: 'Automated: events that match are added automatically', value: 'automated' },
    ],
    required: true,
  },
  {
    name: 'events',
    type: 'relationship',
    admin: { condition: (data) => !isAutomated(data), description: 'Visitors see them in this order' },
    hasMany: true,
    relationTo: 'events',
  },
  {
    name: 'conditions',
    type: 'json',
    admin: {
      components: { Diff: valuesDiff('event-collections'), Field: CONDITIONS },
      condition: isAutomated,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
    typescriptSchema: [
      () => ({
        type: 'object',
        additionalProperties: false,
        properties: {
          match: { type: 'string', enum: ['all', 'any'] },
          rows: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              properties: {
                operator: { type: 'string', enum: ['equal', 'not_equal', 'before', 'after'] },
                property: { type: 'string' },
                value: {
                  oneOf: [
                    { type: 'string' },
                    {
                      type: 'object',
                      additionalProperties: false,
                      properties: { relationTo: { type: 'string' }, value: { type: 'string' } },
                      required: ['relationTo', 'value'],
                    },
                  ],
                },
              },
              required: ['operator', 'property', 'value'],
            },
          },
        },
        required: ['match', 'rows'],
      }),
    ],
  },
  {
    name: 'includedEvents',
    type: 'relationship',
    admin: { disableBulkEdit: true, hidden: true },
    hasMany: true,
    hooks: { afterRead: [fillIncluded] },
    relationTo: 'events',
    validate: () => true,
    virtual: true,
  },
]
