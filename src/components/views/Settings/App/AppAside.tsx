import type { Translator } from '../../../../i18n/say'
import { validLink } from '../../../../lib/http/validLink'
import type { App } from '../../../../payload-types'
import { SettingsCard } from '../../../ui/SettingsCard/SettingsCard'
import styles from './App.module.css'

interface Props {
  href: string
  /** Said to screen readers: that it opens in a new tab. */
  note: string
  words: string
}

/** A link that leaves the admin. */
const OutLink = ({ href, note, words }: Props) => (
  <a className={styles.link} href={href} rel="noopener noreferrer" target="_blank">
    {words}
    <span className={styles.hidden}> ({note})</span>
  </a>
)

/** Who makes an app, and where there is more about it. */
export function AppAside({ app: { links, publisher }, t }: { app: App; t: Translator }) {
  const safe = (links ?? []).filter(({ url }) => validLink(url) === true)
  if (!publisher?.title && safe.length === 0) return null
  return (
    <div className={styles.aside}>
      {publisher?.title && (
        <SettingsCard title={t('appPublisher')}>
          <p className={styles.text}>
            {publisher.url && validLink(publisher.url) === true ? (
              <OutLink href={publisher.url} note={t('appNewTab')} words={publisher.title} />
            ) : (
              publisher.title
            )}
          </p>
        </SettingsCard>
      )}
      {safe.length > 0 && (
        <SettingsCard title={t('appLinks')}>
          <ul className={styles.links}>
            {safe.map(({ id, label, url }) => (
              <li key={id ?? url}>
                <OutLink href={url} note={t('appNewTab')} words={label} />
              </li>
            ))}
          </ul>
        </SettingsCard>
      )}
    </div>
  )
}
