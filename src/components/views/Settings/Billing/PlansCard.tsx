import type { Translator } from '../../../../i18n/say'
import type { PlanFeature } from '../../../../lib/plans/features'
import { UNLIMITED } from '../../../../lib/plans/planAllows'
import type { Plan } from '../../../../payload-types'
import { SettingsCard } from '../../../ui/SettingsCard/SettingsCard'
import styles from './Billing.module.css'

interface Props {
  /** Id of the site's plan. */
  current: string | null
  features: PlanFeature[]
  plans: Plan[]
  t: Translator
}

/** All plans side by side. */
export function PlansCard({ current, features, plans, t }: Props) {
  return (
    <SettingsCard isFlush title={t('billingPlans')}>
      <div className={styles.scroll} role="group" aria-label={t('billingPlans')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {plans.map(({ id, name, price }) => (
                <th aria-current={id === current ? 'true' : undefined} key={id} scope="col">
                  <span className={styles.planName}>{name}</span>
                  <span className={styles.planPrice}>{t('planPrice', { price })}</span>
                  {id === current && <span className={styles.current}>{t('billingCurrent')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature.name}>
                <th scope="row">{t(feature.word)}</th>
                {plans.map((plan) => (
                  <td key={plan.id}>{wordOf(t, feature, plan)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SettingsCard>
  )
}

function wordOf(t: Translator, { name, isLimit }: PlanFeature, plan: Plan): string {
  const value = plan[name as keyof Plan]
  if (isLimit) return value === UNLIMITED ? t('billingUnlimited') : String(value ?? 0)
  return value === true ? t('billingIncluded') : t('billingNotIncluded')
}
