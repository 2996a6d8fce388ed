import type { Translator } from '../../../../i18n/createTranslator'
import { Button } from '../../../ui/Button/Button'
import { SettingsCard } from '../../../ui/SettingsCard/SettingsCard'
import styles from './App.module.css'

interface Props {
  /** Its name. */
  app: string
  /** There is nothing to upgrade to. */
  hasLargestPlan: boolean
  href: string
  t: Translator
}

/** Says what is missing, and where to get it. */
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
