import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { administers } from '@/access/person'
import { idOf } from '@/lib/values'
import { callboardOf } from '@/access/registryOf'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { PlanCard } from '../General/PlanCard'
import { loadPlanSummary } from '../General/loadPlanSummary'
import settingsStyles from '@/components/settings/Settings.module.css'
import { ProviderCard } from './ProviderCard'
import { UsageCard } from './UsageCard'
import { readUsage } from '@/database/tenants/counts'
import type { Addon, Plan } from '@/payload-types'
import type { Translator } from '@/i18n/createTranslator'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import styles from './Billing.module.css'
import type { PlanFeature } from '@/lib/plans/features'
import { UNLIMITED } from '@/lib/plans/planAllows'

/** The add-ons active on the site. */
const AddonsCard = ({ addons, t }: { addons: Addon[]; t: Translator }) => (
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

/** Plan, usage, other plans and add-ons of the current site. */
export const Billing = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['apps']} may={administers} view={view}>
    {async ({ person, t, tenant }) => {
      const { req } = view.initPageResult
      const site = await readStoredSite(req, tenant.id)
      const [plan, usage, { addons, plans }] = await Promise.all([
        loadPlanSummary(req, site.plan),
        readUsage(req.payload, tenant.id),
        loadOffers(req),
      ])
      const active = (site.addons ?? []).flatMap(({ active: isActive, addon }) => (isActive ? [idOf(addon)] : []))
      const planId = idOf(site.plan)
      return {
        content: (
          <>
            <div className={settingsStyles.cards}>
              <PlanCard plan={plan} />
              <UsageCard t={t} tenant={tenant} usage={usage} />
              <AddonsCard addons={addons.filter(({ id }) => active.includes(id))} t={t} />
            </div>
            <PlansCard current={planId} features={callboardOf(req.payload).planFeatures} plans={plans} t={t} />
            {person.isSuperAdmin && (
              <div className={settingsStyles.cards}>
                <ProviderCard
                  addons={addons.map(({ id, name }) => ({ label: name, value: id }))}
                  initial={{ addons: active.filter((id) => id !== null), plan: planId ?? '' }}
                  plans={plans.map(({ id, name }) => ({ label: name, value: id }))}
                  site={{ id: site.id, updatedAt: site.updatedAt }}
                />
              </div>
            )}
          </>
        ),
        help: t('billingHelp'),
        title: t('billing'),
        trail: [{ label: t('settings') }, { label: t('billing') }],
      }
    }}
  </SettingsScreen>
)

/** Loads all plans by price and all add-ons by name. */
async function loadOffers(req: PayloadRequest): Promise<{ addons: Addon[]; plans: Plan[] }> {
  const all = { depth: 0, overrideAccess: false, pagination: false, req, user: req.user }
  const [plans, addons] = await Promise.all([
    req.payload.find({ collection: 'plans', sort: 'price', ...all }),
    req.payload.find({ collection: 'addons', sort: 'name', ...all }),
  ])
  return { addons: addons.docs, plans: plans.docs }
}

interface Props {
  /** Id of the site's plan. */
  current: string | null
  features: PlanFeature[]
  plans: Plan[]
  t: Translator
}

/** All plans side by side. */
function PlansCard({ current, features, plans, t }: Props) {
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
                <th scope="row">{t(feature.message)}</th>
                {plans.map((plan) => (
                  <td key={plan.id}>{describeFeature(t, feature, plan)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SettingsCard>
  )
}

function describeFeature(t: Translator, { name, isLimit }: PlanFeature, plan: Plan): string {
  const value = plan[name as keyof Plan]
  if (isLimit) return value === UNLIMITED ? t('billingUnlimited') : String(value ?? 0)
  return value === true ? t('billingIncluded') : t('billingNotIncluded')
}
