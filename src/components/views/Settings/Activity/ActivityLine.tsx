import { idOf } from '@/lib/values'
import { describeAction } from '@/lib/activity/actions'
import { diffEntry } from '@/lib/activity/diffEntry'
import { isolateText } from '@/lib/text/isolated'
import { exactTime } from '@/lib/time/relativeTime'
import type { AuditLog } from '@/payload-types'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Icon } from '@/components/ui/Icon/Icon'
import type { HrefOf } from '../../hrefs'
import { Comparison } from './Comparison'
import type { Actor } from './data/loadActors'
import { describeEntry, type EntryContext } from './describeEntry'
import styles from './Activity.module.css'

interface Props {
  /** Users who appear in the log, by id; deleted accounts are missing. */
  people: ReadonlyMap<string, Actor>
  hrefOf: HrefOf
  language: string
  line: AuditLog
  speaker: EntryContext
}

/** One entry of the log; expandable if it has changes to compare. */
export function ActivityLine({ hrefOf, language, line, people, speaker }: Props) {
  const { t } = speaker
  const actor = people.get(idOf(line.actor) ?? '')
  const subject = people.get(line.target?.replace(/^users\//, '') ?? '')
  const changes = diffEntry(line.before, line.after, describeAction(speaker.actions, line.action)?.names)
  const name = actor?.name ?? line.actorEmail ?? t('activityAutomatic')
  const sentence = describeEntry(speaker, line, subject?.name)
  const head = (
    <>
      <Avatar name={name} size={32} src={actor?.picture} />
      <span className={styles.words}>
        {/* Separates the parts for screen readers and copied text. */}
        <span className={styles.sentence}>{sentence}</span>{' '}
        <span className={styles.detail}>
          <bdi>{name}</bdi>{' '}
          {line.tokenName && (
            <>
              <span>{t('activityWithToken', { name: isolateText(line.tokenName) })}</span>{' '}
            </>
          )}
          {line.asProvider && (
            <>
              <span className={styles.provider}>{t('providerOnly')}</span>{' '}
            </>
          )}
          <time dateTime={line.createdAt}>{exactTime(new Date(line.createdAt), language)}</time>
        </span>
      </span>
    </>
  )
  if (changes.length === 0) {
    const href = documentHref(hrefOf, line)
    return (
      <li className={styles.line}>
        <div className={styles.head}>
          {head}
          {href && (
            <a aria-label={`${t('activityOpen')}: ${sentence}`} className={styles.open} href={href}>
              {t('activityOpen')}
            </a>
          )}
        </div>
      </li>
    )
  }
  return (
    <li className={styles.line}>
      <details>
        <summary className={styles.head}>
          {head}
          <Icon className={styles.chevron} name="ChevronDown" />
        </summary>
        <Comparison changes={changes} speaker={speaker} />
      </details>
    </li>
  )
}

const DOCUMENTS = /^(?:document|events|pages)\./

/** URL of the entry's document: in the trash list if it was trashed, null if it was deleted. */
function documentHref(hrefOf: HrefOf, { action, target }: AuditLog): string | null {
  if (!DOCUMENTS.test(action) || !target || action === 'document.deleted') return null
  return hrefOf(action === 'document.trashed' ? `/collections/${target.split('/')[0]}/trash` : `/collections/${target}`)
}
