'use client'

import { DefaultCell, useListQuery } from '@payloadcms/ui'
import type { DefaultCellComponentProps, RelationshipFieldClient, UploadFieldClient } from 'payload'
import { useMessages } from '@/components/ui/useMessages'
import { toTrashedTitle } from '@/lib/content/trashedTitle'
import { referencesIn } from './referencesIn'
import { useStates } from './useStates'

/** As many as Payload's cell names. */
const MAX_NAMED = 3

/**
 * A reference in a list: Payload's cell for what is there, and the title of what is in the trash, which Payload's cell
 * would show as an id.
 */
export function ReferenceCell(props: DefaultCellComponentProps<RelationshipFieldClient | UploadFieldClient>) {
  const { cellData, field } = props
  const t = useMessages()
  // Reload the states when the list is reloaded.
  const { data } = useListQuery()
  const values: unknown[] = [cellData ?? []].flat().slice(0, MAX_NAMED)
  const trashed = useStates(referencesIn(values, field.relationTo), data).filter(({ state }) => state === 'trashed')
  if (trashed.length === 0) return <DefaultCell {...props} />
  const isTrashed = new Set(trashed.map(({ id }) => id))
  const there = [cellData]
    .flat()
    .filter((value) => !referencesIn(value, field.relationTo).some(({ id }) => isTrashed.has(id)))
  return (
    <>
      {there.length > 0 && <DefaultCell {...props} cellData={there} />}
      {trashed.map(({ collection, id, title }) => (
        <div key={`${collection}/${id}`}>
          <bdi>{toTrashedTitle(t, title)}</bdi>
        </div>
      ))}
    </>
  )
}
