import type { Translator } from '../../../../i18n/say'
import { isolated } from '../../../../lib/text/isolated'
import styles from '../Answers.module.css'

interface Entry {
  key: string
  label: string
  /** As it was put to the visitor, where that is not how it reads now. */
  asked: string | null
  isFormer: boolean
  text: string
}

/** Questions with what somebody answered. */
export const AnswerList = ({ entries, t }: { entries: Entry[]; t: Translator }) => (
  <dl className={styles.entries}>
    {entries.map(({ asked, isFormer, key, label, text }) => (
      <div key={key}>
        <dt>
          <span dir="auto">{label}</span>
          {isFormer && <span className={styles.former}>{t('answerFormer')}</span>}
          {asked && <span className={styles.asked}>{t('answerAsked', { question: isolated(asked) })}</span>}
        </dt>
        {text ? <dd dir="auto">{text}</dd> : <dd className={styles.none}>{t('answerNone')}</dd>}
      </div>
    ))}
  </dl>
)
