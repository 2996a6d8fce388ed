'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { MarkLine } from './MarkLine'
import { useMarks } from './useMarks'

/** Marks of one field. A field with several choices may have more than one. */
export function Mark({ field, type }: { field: string; type: string }) {
  const { docPermissions, id, isTrashed } = useDocumentInfo()
  const { disabled } = useForm()
  const { fields, follow, followed, problem, provider, syncedAt } = useMarks(type, id ? String(id) : null)
  const fieldMarks = fields.filter((mark) => !mark.isAttribute && mark.field === field)
  if (!provider || fieldMarks.length === 0) return null
  const canEdit =
    !disabled && !isTrashed && Boolean(docPermissions && 'update' in docPermissions && docPermissions.update)
  return fieldMarks.map((mark) => (
    <MarkLine
      isFollowed={followed.has(mark.name)}
      isNamed={fieldMarks.length > 1}
      key={mark.name}
      mark={mark}
      canEdit={canEdit}
      onFollow={() => follow(mark.name)}
      problem={problem}
      provider={provider}
      syncedAt={syncedAt}
    />
  ))
}
