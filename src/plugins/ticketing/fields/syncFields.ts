import type { Field, PayloadRequest } from 'payload'
import { z } from 'zod'
import { translatorOf } from '@/exports/server'
import { sentenceCase } from '@/lib/names/sentenceCase'
import { rowSchema } from '../lib/map/rows'

const rowsSchema = z.array(rowSchema).max(200)

/** Map rows of one event, written by the panel on its form. */
const rows = (name: string): Field => ({
  name,
  type: 'json',
  admin: { hidden: true },
  label: sentenceCase(name),
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === null ||
    value === undefined ||
    rowsSchema.safeParse(value).success ||
    translatorOf(req.i18n)('ticketingRefusedRows'),
})

/** Unset means: as the connection has it. */
const flag = (name: string): Field => ({ name, type: 'checkbox', admin: { hidden: true }, label: sentenceCase(name) })

const group = (name: string, fields: Field[]): Field => ({
  name,
  type: 'group',
  admin: { hidden: true },
  fields,
  label: sentenceCase(name),
})

/** Fields for an event's overrides of its connection's settings. */
export const eventSyncFields = (): Field[] => [
  flag('syncToPublished'),
  group('eventFieldMaps', [flag('overrideEventMaps'), rows('rows')]),
  group('eventInstanceFieldMaps', [
    flag('overrideInstanceMaps'),
    rows('rows'),
    flag('syncInstances'),
    flag('addInstances'),
    flag('removeInvalidInstances'),
  ]),
  group('modesOfSale', [
    flag('overrideModesOfSale'),
    {
      name: 'modesOfSale',
      type: 'text',
      admin: { hidden: true },
      hasMany: true,
      label: sentenceCase('modesOfSale'),
      maxLength: 80,
    },
  ]),
]
