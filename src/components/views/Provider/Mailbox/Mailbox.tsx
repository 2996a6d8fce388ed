import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { personOf } from '@/access/personOf'
import { readStoredMails, type StoredMail } from '@/emails/readStoredMails'
import { translatorOf } from '@/i18n/translator'
import { settings } from '@/lib/settings'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { NotAllowed } from '../../NotAllowed/NotAllowed'
import { Screen } from '../../Screen'
import { redirectToLogin } from '../../redirectToLogin'
import { MailPreview } from './MailPreview'
import styles from './Mailbox.module.css'
import { utcMoment } from '@/lib/time/utcMoment'

interface Props {
  /** URL of this screen. */
  href: string
  label: string
  mails: StoredMail[]
  /** Id of the open email. */
  open?: string
}

/** All emails, newest first, with subject and recipient. */
const MailList = ({ href, label, mails, open }: Props) => (
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

/** Emails of a demo installation, which stores them instead of sending them. Visible to the provider only. */
export async function Mailbox(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!req.user) redirectToLogin(view)
  const t = translatorOf(req.i18n)
  if (!(await personOf(req))?.isSuperAdmin || !settings().CALLBOARD_DEMO) return <NotAllowed view={view} />
  const mails = await readStoredMails(settings().CALLBOARD_DATA)
  const chosen = mails.find(({ id }) => id === view.searchParams?.mail)
  const open = chosen ?? mails[0]
  const href = `${req.payload.config.routes.admin}/mail`
  return (
    <Screen
      trail={[
        { label: t('overviewTitle'), url: `${req.payload.config.routes.admin}/provider` },
        { label: t('providerMail') },
      ]}
      view={view}
      width="full"
    >
      <PageHeader help={t('providerMailHelp')} title={t('providerMail')} />
      {open ? (
        // On narrow screens, the list is shown until an email is chosen.
        <div className={styles.mailbox} data-chosen={chosen ? true : undefined}>
          <MailList href={href} label={t('providerMail')} mails={mails} open={open.id} />
          <div className={styles.pane}>
            <Link className={styles.back} href={href} prefetch={false}>
              {t('backToList')}
            </Link>
            <MailPreview mail={open} t={t} />
          </div>
        </div>
      ) : (
        <EmptyState icon="Mail">{t('providerMailNone')}</EmptyState>
      )}
    </Screen>
  )
}
