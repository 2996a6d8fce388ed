import type { Translator } from '@/i18n/createTranslator'
import type { App } from '@/payload-types'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { AppLogo } from '../../Apps/AppLogo/AppLogo'
import { AppState } from '../../Apps/AppState/AppState'
import type { AppCard } from '../../Apps/data/loadApps'
import { AppAside } from './AppAside'
import { UpgradeCard } from './UpgradeCard'
import styles from './App.module.css'
import { sanitizeHtml } from '@/lib/html/sanitizeHtml'

/** Rich text of the catalogue. Sanitised again: it may have been written to the database by other means. */
const RichText = ({ html }: { html: string }) => (
  <div className={styles.rich} dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} dir="auto" />
)

interface Props {
  app: App
  card: AppCard
  /** The site has the largest plan. */
  hasLargestPlan: boolean
  t: Translator
  upgradeHref: string
}

/** Catalogue entry of an app. */
export function AppDetail({ app, card, hasLargestPlan, t, upgradeHref }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.identity}>
        <AppLogo name={app.name} size={56} src={card.logoUrl} />
        <AppState isEnabled={card.isEnabled} needsUpgrade={card.needsUpgrade} />
      </div>
      {app.active === false && <p className={styles.note}>{t('appNotOffered')}</p>}
      {card.needsUpgrade && <UpgradeCard app={app.name} hasLargestPlan={hasLargestPlan} href={upgradeHref} t={t} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {app.overview && (
            <SettingsCard title={t('appOverview')}>
              <RichText html={app.overview} />
            </SettingsCard>
          )}
          {app.howItWorks && (
            <SettingsCard title={t('appHowItWorks')}>
              <RichText html={app.howItWorks} />
            </SettingsCard>
          )}
          {app.features && app.features.length > 0 && (
            <SettingsCard title={t('appFeatures')}>
              <ul className={styles.features}>
                {app.features.map(({ id, description, title }) => (
                  <li key={id ?? title}>
                    <strong>{title}</strong>
                    {description && <span>{description}</span>}
                  </li>
                ))}
              </ul>
            </SettingsCard>
          )}
        </div>
        <AppAside app={app} t={t} />
      </div>
    </div>
  )
}
