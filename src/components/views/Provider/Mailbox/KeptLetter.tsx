import type { KeptMail } from '../../../../emails/readKeptMails'
import type { Translator } from '../../../../i18n/say'
import { utcMoment } from '../../../../lib/time/utcMoment'
import styles from './Mailbox.module.css'

const IS_LINK = /^https?:\/\/\S+$/

/** A mail in plain text, its links to be followed. */
const MailText = ({ language, text }: { language: string; text: string }) => (
  <div className={styles.text} dir="auto" lang={language}>
    {text.split('\n').map((line, at) => (
      <p dir="auto" key={at}>
        {IS_LINK.test(line) ? (
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

const NOTHING_ELSE = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/** A mail's page for a frame: nothing in it runs or is fetched, and its links open beside. */
const previewOf = (html: string): string =>
  html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${NOTHING_ELSE}"><base target="_blank">`,
  )

/** One mail as its recipient gets it: drawn and in plain text. */
export const KeptLetter = ({
  mail: { html, language, sentAt, subject, text, to },
  t,
}: {
  mail: KeptMail
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
          {/* Without scripts and without this installation's sessions; a link opens in a tab of its own, which has them. */}
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
