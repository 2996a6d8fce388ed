'use client'

import { MarkLine } from './MarkLine'
import styles from './Marks.module.css'
import { useMarks } from './useMarks'

/** Marks of theme attributes, listed together because their form has no slot for a mark per field. */
export function AttributeMarks({ id, canEdit, type }: { id: string; canEdit: boolean; type: string }) {
  const { fields, follow, followed, problem, provider, syncedAt } = useMarks(type, id)
  const attributeMarks = fields.filter(({ isAttribute }) => isAttribute)
  if (!provider || attributeMarks.length === 0) return null
  return (
    <div className={styles.attributes}>
      {attributeMarks.map((mark) => (
        <MarkLine
          isFollowed={followed.has(mark.name)}
          isNamed
          key={mark.name}
          mark={mark}
          canEdit={canEdit}
          onFollow={() => follow(mark.name)}
          problem={problem}
          provider={provider}
          syncedAt={syncedAt}
        />
      ))}
    </div>
  )
}
