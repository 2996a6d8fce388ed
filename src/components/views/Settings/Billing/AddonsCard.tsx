import type { Translator } from '../../../../i18n/say'
import type { Addon } from '../../../../payload-types'
import { SettingsCard } from '../../../ui/SettingsCard/SettingsCard'
import styles from './Billing.module.css'

/** The addons that are active for the site. */
export const AddonsCard = ({ addons, t }: { addons: Addon[]; t: Translator }) => (
  <SettingsCard help={t('billingAddonsHelp')} title={t('billingAddons')}>
    {addons.length > 0 ? (
      <dl className={styles.usage}>
        {addons.map(({ id, name, price }) => (
          <div className={styles.line} key={id}>
            <dt>{name}</dt>
            <dd>{t('planPrice', { price })}</dd>
          </div>
        ))}
      </dl>
    ) : (
      <p className={styles.none}>{t('billingAddonsNone')}</p>
    )}
  </SettingsCard>
)
