import type { AdminViewServerProps } from 'payload'
import { personOf } from '../../../../access/personOf'
import { translatorOf } from '../../../../i18n/translator'
import { readKeptMails } from '../../../../emails/readKeptMails'
import { settings } from '../../../../lib/settings'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { PageHeader } from '../../../ui/PageHeader/PageHeader'
import { NotAllowed } from '../../NotAllowed/NotAllowed'
import { Screen } from '../../Screen'
import styles from './Mailbox.module.css'

/** The mails of an installation that keeps them, for trying things out. Nobody but the provider of a demo sees them. */
export async function Mailbox(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!req.user) return null
  const t = translatorOf(req.i18n)
  if (!(await personOf(req))?.isSuperAdmin || !settings().CALLBOARD_DEMO) return <NotAllowed view={view} />
  const mails = await readKeptMails(settings().CALLBOARD_DATA)
  return (
    <Screen trail={[{ label: t('adminCollections') }, { label: t('providerMail') }]} view={view}>
      <PageHeader help={t('providerMailHelp')} title={t('providerMail')} />
      {mails.length === 0 && <EmptyState icon="Mail">{t('providerMailNone')}</EmptyState>}
      <ol className={styles.mails}>
        {mails.map((mail) => (
          <li className={styles.mail} key={mail.id}>
            <details>
              <summary className={styles.summary}>
                <strong>{mail.subject}</strong>
                <span>{mail.to}</span>
                <time dateTime={mail.sentAt}>{`${mail.sentAt.slice(0, 16).replace('T', ' ')} UTC`}</time>
              </summary>
              <pre className={styles.text}>{mail.text}</pre>
            </details>
          </li>
        ))}
      </ol>
    </Screen>
  )
}
