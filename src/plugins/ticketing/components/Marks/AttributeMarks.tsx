'use client'

import { MarkLine } from './MarkLine'
import styles from './Marks.module.css'
import { useMarks } from './useMarks'

/** Attributes of the theme that follow a box office: their form has no place for a mark at each. */
export function AttributeMarks({ id, mayEdit, type }: { id: string; mayEdit: boolean; type: string }) {
  const { fields, follow, followed, problem, provider, syncedAt } = useMarks(type, id)
  const own = fields.filter(({ isAttribute }) => isAttribute)
  if (!provider || own.length === 0) return null
  return (
    <div className={styles.attributes}>
      {own.map((mark) => (
        <MarkLine
          isFollowed={followed.has(mark.name)}
          isNamed
          key={mark.name}
          mark={mark}
          mayEdit={mayEdit}
          onFollow={() => follow(mark.name)}
          problem={problem}
          provider={provider}
          syncedAt={syncedAt}
        />
      ))}
    </div>
  )
}
