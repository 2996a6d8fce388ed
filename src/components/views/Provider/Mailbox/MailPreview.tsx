import type { StoredMail } from '@/emails/readStoredMails'
import type { Translator } from '@/i18n/createTranslator'
import { utcMoment } from '@/lib/time/utcMoment'
import styles from './Mailbox.module.css'

const LINK = /^https?:\/\/\S+$/

/** A plain-text email with clickable links. */
const MailText = ({ language, text }: { language: string; text: string }) => (
  <div className={styles.text} dir="auto" lang={language}>
    {text.split('\n').map((line, at) => (
      <p dir="auto" key={at}>
        {LINK.test(line) ? (
          <a href={line} rel="noreferrer" target="_blank">
            {line}
          </a>
        ) : (
          line
        )}
      </p>
    ))}
  </div>
)

const PREVIEW_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/** Document of an email for an iframe: no scripts, no external resources, links open in a new tab. */
const previewOf = (html: string): string =>
  html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${PREVIEW_POLICY}"><base target="_blank">`,
  )

/** One email as its recipient gets it: HTML and plain text. */
export const MailPreview = ({
  mail: { html, language, sentAt, subject, text, to },
  t,
}: {
  mail: StoredMail
  t: Translator
}) => (
  <article className={styles.letter}>
    <header>
      <h2 className={styles.subject}>
        <bdi lang={language}>{subject}</bdi>
      </h2>
      <p className={styles.detail}>
        {t('providerMailTo', { address: to })} ·{' '}
        <time dateTime={sentAt}>
          <bdi>{utcMoment(sentAt)}</bdi>
        </time>
      </p>
    </header>
    <div className={styles.sides}>
      {html && (
        <section aria-label={t('providerMailLetter')}>
          <h3 className={styles.side}>{t('providerMailLetter')}</h3>
          {/* Sandboxed, without scripts or access to sessions; links open in a new, unrestricted tab. */}
          <iframe
            className={styles.preview}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={previewOf(html)}
            title={subject}
          />
        </section>
      )}
      <section aria-label={t('providerMailPlain')}>
        <h3 className={styles.side}>{t('providerMailPlain')}</h3>
        <MailText language={language} text={text} />
      </section>
    </div>
  </article>
)
