import styles from './Mailbox.module.css'

const IS_LINK = /^https?:\/\/\S+$/

/** A mail in plain text, its links to be followed. */
export const MailText = ({ language, text }: { language: string; text: string }) => (
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
