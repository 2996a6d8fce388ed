import { isolateText } from '@/lib/text/isolated'
import type { Change } from '@/lib/content/changes/changedField'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Changes.module.css'

interface Props {
  /** Null until loaded. */
  changes: Change[] | null
  /** Number of further changes. */
  more: number
  /** Names of the two versions. */
  sides: { after: string; before: string }
}

/** Differences between two versions of a document, field by field. */
export function Changes({ changes, more, sides }: Props) {
  const t = useMessages()
  if (!changes) return <Skeleton />
  if (changes.length === 0) return <p className={styles.none}>{t('editingNoChanges')}</p>
  return (
    <>
      <ul className={styles.changes}>
        {changes.map(({ after, before, path, place }, index) => (
          <li className={styles.change} key={`${path} ${index}`}>
            <strong className={styles.place}>{place.map(isolateText).join(' › ')}</strong>
            <dl className={styles.sides}>
              <dt>{sides.before}</dt>
              <dd className={styles.before} dir="auto">
                {before ?? t('editingNothing')}
              </dd>
              <dt>{sides.after}</dt>
              <dd dir="auto">{after ?? t('editingNothing')}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.none}>{t('editingMoreChanges', { count: more })}</p>}
    </>
  )
}
