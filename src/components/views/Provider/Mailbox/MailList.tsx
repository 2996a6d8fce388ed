import { Link } from '@payloadcms/ui'
import type { KeptMail } from '../../../../emails/readKeptMails'
import { utcMoment } from '../../../../lib/time/utcMoment'
import styles from './Mailbox.module.css'

interface Props {
  /** Address of this screen. */
  href: string
  label: string
  mails: KeptMail[]
  /** Id of the mail that is open. */
  open?: string
}

/** All mails, newest first, by what they say and to whom. */
export const MailList = ({ href, label, mails, open }: Props) => (
  <nav aria-label={label} className={styles.list}>
    <ol>
      {mails.map(({ id, language, sentAt, subject, to }) => (
        <li key={id}>
          <Link
            aria-current={id === open ? 'true' : undefined}
            className={styles.row}
            href={`${href}?mail=${encodeURIComponent(id)}`}
            prefetch={false}
            scroll={false}
          >
            <strong>
              <bdi lang={language}>{subject}</bdi>
            </strong>
            <span>{to}</span>
            <time dateTime={sentAt}>
              <bdi>{utcMoment(sentAt)}</bdi>
            </time>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
