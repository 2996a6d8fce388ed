'use client'

import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { useChangeFields } from '../../../../../components/document/Slug/useChangeFields'
import type { Row } from '../../../lib/map/rows'

/** Paths of the form, by what they hold. */
const PATHS = {
  addInstances: 'eventInstanceFieldMaps.addInstances',
  eventRows: 'eventFieldMaps.rows',
  hasEventMap: 'eventFieldMaps.overrideEventMaps',
  hasInstanceMap: 'eventInstanceFieldMaps.overrideInstanceMaps',
  hasModes: 'modesOfSale.overrideModesOfSale',
  instanceRows: 'eventInstanceFieldMaps.rows',
  modes: 'modesOfSale.modesOfSale',
  removeInvalidInstances: 'eventInstanceFieldMaps.removeInvalidInstances',
  syncInstances: 'eventInstanceFieldMaps.syncInstances',
  syncToPublished: 'syncToPublished',
} as const

/** What an event decides otherwise than its connection, as its form has it. Null: undecided. */
export interface Overrides {
  addInstances: boolean | null
  eventRows: Row[] | null
  hasEventMap: boolean | null
  hasInstanceMap: boolean | null
  hasModes: boolean | null
  instanceRows: Row[] | null
  modes: string[] | null
  removeInvalidInstances: boolean | null
  syncInstances: boolean | null
  syncToPublished: boolean | null
}

/** What the form of an event says of its overrides, and changes it. They are saved with the event. */
export function useOverrides(): [Overrides, (changes: Partial<Overrides>) => void] {
  const change = useChangeFields()
  const stored = useFormFields(([fields]) =>
    JSON.stringify(Object.entries(PATHS).map(([name, path]) => [name, fields[path]?.value ?? null])),
  )
  const overrides = useMemo(
    () => Object.fromEntries(JSON.parse(stored) as [string, unknown][]) as unknown as Overrides,
    [stored],
  )
  return [
    overrides,
    (changes) =>
      change(
        Object.fromEntries(Object.entries(changes).map(([name, value]) => [PATHS[name as keyof Overrides], value])),
      ),
  ]
}
