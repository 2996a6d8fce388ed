import type { Translator } from '@/i18n/createTranslator'
import { Button } from '@/components/ui/Button/Button'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import styles from './App.module.css'

interface Props {
  /** Name of the app. */
  app: string
  /** There is no larger plan. */
  hasLargestPlan: boolean
  href: string
  t: Translator
}

/** States which feature is missing and links to the plans. */
export const UpgradeCard = ({ app, hasLargestPlan, href, t }: Props) => (
  <SettingsCard
    action={
      hasLargestPlan ? undefined : (
        <Button href={href} variant="primary">
          {t('planUpgrade')}
        </Button>
      )
    }
    title={t('appUpgradeTitle')}
  >
    <p className={styles.text}>{t('appUpgradeText', { app })}</p>
  </SettingsCard>
)
