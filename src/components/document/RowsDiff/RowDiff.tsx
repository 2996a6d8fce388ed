import type { Translator } from '@/i18n/createTranslator'
import type { RowChange } from '@/lib/content/changes/describeRows'
import { isolateText } from '@/lib/text/isolated'
import { Status } from '@/components/ui/Status/Status'
import styles from './RowsDiff.module.css'

interface Props extends Omit<RowChange, 'key'> {
  t: Translator
}

/** Changes of one row or block, the earlier version beside the later one. */
export const RowDiff = ({ after, before, changes, states, t }: Props) => (
  <article className={styles.row}>
    <header className={styles.head}>
      <h4 className={styles.heading} dir="auto">
        {after ?? before}
      </h4>
      {states.map((state) => (
        <Status key={state} state={state} />
      ))}
      {states.includes('moved') && before && (
        <span className={styles.was}>{t('editingRowWas', { heading: isolateText(before) })}</span>
      )}
    </header>
    {changes.map((change, index) => (
      <dl className={styles.change} key={`${change.path} ${index}`}>
        <dt className={styles.place}>{change.place.map(isolateText).join(' › ')}</dt>
        <Side look={styles.before} text={change.before} word={t('editingBefore')} />
        <Side look={styles.after} text={change.after} word={t('editingNow')} />
      </dl>
    ))}
  </article>
)

const Side = ({ look, text, word }: { look: string | undefined; text: string | null; word: string }) => (
  <dd className={text ? look : styles.nothing} dir="auto">
    <span className={styles.word}>{word}: </span>
    {text ?? '–'}
  </dd>
)
