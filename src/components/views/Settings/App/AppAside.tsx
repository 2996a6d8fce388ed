import type { Translator } from '@/i18n/createTranslator'
import { isLink } from '@/lib/values'
import type { App } from '@/payload-types'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import styles from './App.module.css'

interface Props {
  href: string
  /** For screen readers: that it opens in a new tab. */
  note: string
  label: string
}

/** A link that leaves the admin. */
const OutLink = ({ href, label, note }: Props) => (
  <a className={styles.link} href={href} rel="noopener noreferrer" target="_blank">
    {label}
    <span className={styles.hidden}> ({note})</span>
  </a>
)

/** Publisher of an app, and links to more information. */
export function AppAside({ app: { links, publisher }, t }: { app: App; t: Translator }) {
  const validLinks = (links ?? []).filter(({ url }) => isLink(url))
  if (!publisher?.title && validLinks.length === 0) return null
  return (
    <div className={styles.aside}>
      {publisher?.title && (
        <SettingsCard title={t('appPublisher')}>
          <p className={styles.text}>
            {publisher.url && isLink(publisher.url) ? (
              <OutLink href={publisher.url} note={t('appNewTab')} label={publisher.title} />
            ) : (
              publisher.title
            )}
          </p>
        </SettingsCard>
      )}
      {validLinks.length > 0 && (
        <SettingsCard title={t('appLinks')}>
          <ul className={styles.links}>
            {validLinks.map(({ id, label, url }) => (
              <li key={id ?? url}>
                <OutLink href={url} note={t('appNewTab')} label={label} />
              </li>
            ))}
          </ul>
        </SettingsCard>
      )}
    </div>
  )
}
