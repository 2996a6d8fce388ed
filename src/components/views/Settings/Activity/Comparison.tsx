import type { Change } from '@/lib/activity/diffEntry'
import { describeField, describeValue, type EntryContext } from './describeEntry'
import styles from './Activity.module.css'

interface Props {
  changes: Change[]
  speaker: EntryContext
}

/** Old and new values, field by field. */
export const Comparison = ({ changes, speaker }: Props) => (
  <table className={styles.comparison}>
    <thead>
      <tr>
        <th scope="col">{speaker.t('activityField')}</th>
        <th scope="col">{speaker.t('activityBefore')}</th>
        <th scope="col">{speaker.t('activityAfter')}</th>
      </tr>
    </thead>
    <tbody>
      {changes.map((change) => (
        <tr key={change.path.join('.')}>
          <th scope="row">{describeField(speaker, change)}</th>
          <Side
            label={speaker.t('activityBefore')}
            speaker={speaker}
            values={describeValue(speaker, change.path, change.before)}
          />
          <Side
            label={speaker.t('activityAfter')}
            speaker={speaker}
            values={describeValue(speaker, change.path, change.after)}
          />
        </tr>
      ))}
    </tbody>
  </table>
)

/** @param label shown if the columns are stacked */
function Side({ label, speaker, values }: { label: string; speaker: EntryContext; values: string[] }) {
  return (
    <td data-label={label}>
      {values.length === 0 && <span className={styles.none}>{speaker.t('activityNone')}</span>}
      {values.map((value, index) => (
        <span className={styles.value} key={index}>
          <bdi>{value}</bdi>
        </span>
      ))}
    </td>
  )
}
